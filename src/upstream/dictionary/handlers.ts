import { asc, eq, ne } from 'drizzle-orm';
import {
  CALL_TAG_DICTIONARY,
  type DictionaryEntry,
  type dictionaryCalls,
} from '../../contract/dictionary.ts';
import type { Db, Handlers } from '../core/context.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';

export const dictionaryHandlers = {
  queryDictList: ({ db, query }) => entriesOf(db, query.parentCode || undefined),
  queryQimoDictList: ({ db, query }) => entriesOf(db, query.parentCode || CALL_TAG_DICTIONARY),
} satisfies Handlers<typeof dictionaryCalls>;

/** Disabled entries too: old records still need their words, and a picker leaves them out by `state`. */
async function entriesOf(db: Db, parentCode: string | undefined): Promise<DictionaryEntry[]> {
  const entries = await db
    .select()
    .from(dictionary)
    .where(parentCode ? eq(dictionary.parentCode, parentCode) : ne(dictionary.parentCode, ''))
    .orderBy(asc(dictionary.parentCode), asc(dictionary.sort), asc(dictionary.id));
  const below = new Map<string, DictionaryEntry['children']>();
  for (const entry of entries) {
    if (entry.parentValue === null) continue;
    const place = keyOf(entry.parentCode, entry.parentValue);
    below.set(place, [...(below.get(place) ?? []), entry]);
  }
  return entries
    .filter(({ parentValue }) => parentValue === null)
    .map(entry => ({ ...entry, children: below.get(keyOf(entry.parentCode, entry.dicValue)) ?? [] }));
}

const keyOf = (code: string, value: string) => JSON.stringify([code, value]);
