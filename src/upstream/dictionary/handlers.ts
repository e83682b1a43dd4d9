import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DictionaryEntry, dictionaryCalls } from '../../contract/dictionary.ts';
import type { Db, Handlers } from '../core/context.ts';
import { dictionary } from '../core/tables.ts';

const CALL_TAGS = 'callTag';

export const dictionaryHandlers = {
  queryDictList: ({ db, query }) => entriesOf(db, query.parentCode || undefined),
  queryQimoDictList: ({ db, query }) => entriesOf(db, query.parentCode || CALL_TAGS),
} satisfies Handlers<typeof dictionaryCalls>;

/** Disabled entries too: old records still need their words, and a picker leaves them out by `state`. */
async function entriesOf(db: Db, parentCode: string | undefined): Promise<DictionaryEntry[]> {
  const entries = await db
    .select()
    .from(dictionary)
    .where(and(isNull(dictionary.parentId), parentCode ? eq(dictionary.parentCode, parentCode) : undefined))
    .orderBy(asc(dictionary.parentCode), asc(dictionary.sort), asc(dictionary.id));
  if (entries.length === 0) return [];
  const children = await db
    .select()
    .from(dictionary)
    .where(
      inArray(
        dictionary.parentId,
        entries.map(({ id }) => id),
      ),
    )
    .orderBy(asc(dictionary.sort), asc(dictionary.id));
  return entries.map(entry => ({
    ...entry,
    children: children.filter(({ parentId }) => parentId === entry.id),
  }));
}
