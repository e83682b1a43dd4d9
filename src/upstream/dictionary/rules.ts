/** What is special about dictionaries: what stands where, what stays, and that one value at most is the default. */
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { isBuiltIn, MOST_DICTIONARIES, MOST_VALUES, OF_VALUES } from '../../contract/dictionary-rules.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import type { Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { ResourceRules, Stored, Values } from '../core/generic/served.ts';
import { dictionary as table } from '../core/lookups/dictionary-table.ts';
import { updateRecord, type Writing } from '../core/records.ts';
import { placed } from './order.ts';
import { isUsed } from './uses.ts';

export type Entry = typeof table.$inferSelect;

export const DICTIONARY = { table, objectType: 'dictionary', summary: auditValues };

export const dictionaryRules: ResourceRules = {
  filters: {
    isDictionary: (is: 0 | 1) => (is === 1 ? eq(table.parentCode, '') : ne(table.parentCode, '')),
  },

  async onCreate(context, values) {
    const { db } = context;
    await holdDictionaries(db);
    const { parentCode = '', dicValue, parentValue = null } = values as unknown as Entry;
    const siblings = await entriesUnder(db, parentCode);
    if (parentCode === '') checkDictionary(values, siblings.length);
    else await checkValue(db, { parentCode, parentValue }, siblings);
    if (siblings.some(entry => entry.dicValue === dicValue)) throw refuse('DUPLICATE', 'VALUE_TAKEN');
    const isDefault = defaultOf({ state: 1, isDefault: 0, ...values });
    if (isDefault === 1) await clearDefault(context, siblings);
    // it gets its number among the others as if it had been moved there
    const added = { id: NEW, dicValue, parentValue, sort: 0 };
    const numbers = new Map(placed([...siblings, added], NEW, null).map(({ id, sort }) => [id, sort]));
    await renumber(context, siblings, numbers);
    return { written: { ...values, parentCode, parentValue, isDefault, sort: numbers.get(NEW) ?? 0 } };
  },

  async onUpdate(context, before, values) {
    const { db } = context;
    await holdDictionaries(db);
    if (before.parentCode === '') {
      checkDictionary(values, 0);
      if (values.state === 0) throw badField('state');
      return values;
    }
    const isDefault = defaultOf({
      ...before,
      isDefault: values.state === 0 ? 0 : before.isDefault,
      ...values,
    });
    if (isDefault === 1 && before.isDefault === 0) {
      await clearDefault(context, await entriesUnder(db, String(before.parentCode)));
    }
    return { ...values, isDefault };
  },

  async onRemove({ db }, before) {
    await holdDictionaries(db);
    const { id, parentCode, dicValue } = before as Stored & Entry;
    if (isBuiltIn({ parentCode, dicValue })) throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
    // whoever gives the value to a record at this moment has it or waits
    await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    const below =
      parentCode === ''
        ? eq(table.parentCode, dicValue)
        : and(eq(table.parentCode, parentCode), eq(table.parentValue, dicValue));
    const [child] = await db.select({ id: table.id }).from(table).where(below).limit(1);
    if (child) throw refuse('STATE_NOT_ALLOWED', 'HAS_CHILDREN');
    if (await isUsed(db, parentCode, dicValue)) throw refuse('STATE_NOT_ALLOWED', 'VALUE_USED');
  },

  joined: ({ db }, rows) => shownAll(db, rows as (Stored & Entry)[]),
};

/** Entries with what is derived of them. */
export async function shownAll(db: Db, rows: readonly Entry[]) {
  const codes = rows.map(({ parentCode, dicValue }) => (parentCode === '' ? dicValue : parentCode));
  const counted = await db
    .select({ code: table.parentCode, value: table.parentValue, rows: count() })
    .from(table)
    .where(and(ne(table.parentCode, ''), inArray(table.parentCode, [...new Set(codes)])))
    .groupBy(table.parentCode, table.parentValue);
  return rows.map(row => {
    const { parentCode, dicValue } = row;
    const below = counted.filter(({ code, value }) =>
      parentCode === '' ? code === dicValue : code === parentCode && value === dicValue,
    );
    return {
      ...row,
      builtIn: isBuiltIn(row) ? ('1' as const) : ('0' as const),
      valueCount: below.reduce((sum, { rows: some }) => sum + Number(some), 0),
    };
  });
}

/** All under a code, in order. */
export const entriesUnder = (db: Db, code: string): Promise<Entry[]> =>
  db.select().from(table).where(eq(table.parentCode, code)).orderBy(asc(table.sort), asc(table.id));

/** Until the transaction ends, nobody else changes dictionaries: what is read from here on stays true. */
export const holdDictionaries = (db: Db) => serialize(db, 'dictionary');

/** Writes the numbers of those that are there; answers them as they are then. */
export async function renumber(
  writing: Writing,
  entries: readonly Entry[],
  numbers: ReadonlyMap<string, number>,
  also: Readonly<Record<string, Partial<Entry>>> = {},
): Promise<Entry[]> {
  const written: Entry[] = [];
  for (const entry of entries) {
    const sort = numbers.get(entry.id);
    const more = also[entry.id];
    if (sort === undefined && more === undefined) continue;
    written.push(
      await updateRecord(
        writing,
        DICTIONARY,
        { id: entry.id, ...(sort !== undefined && { sort }), ...more },
        entry,
      ),
    );
  }
  return written;
}

/** Under a value of the first level, of the same dictionary. */
export function checkParent(entries: readonly Entry[], parentValue: string | null): void {
  if (parentValue === null) return;
  const parent = entries.find(({ dicValue }) => dicValue === parentValue);
  if (parent?.parentValue !== null) throw badField('parentValue', 'PARENT_UNKNOWN');
}

/** No id of a record. */
const NEW = '';

function checkDictionary(values: Values, others: number): void {
  const field = OF_VALUES.find(name => Boolean(values[name]));
  if (field) throw badField(field);
  if (values.state === 0) throw badField('state');
  if (values.dicValue !== undefined && !/^[A-Za-z][\w.-]*$/.test(String(values.dicValue))) {
    throw badField('dicValue');
  }
  if (others >= MOST_DICTIONARIES) throw refuse('OVER_LIMIT', 'TOO_MANY_VALUES');
}

async function checkValue(
  db: Db,
  { parentCode, parentValue }: Pick<Entry, 'parentCode' | 'parentValue'>,
  siblings: readonly Entry[],
): Promise<void> {
  const [held] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.parentCode, ''), eq(table.dicValue, parentCode)));
  if (!held) throw badField('parentCode', 'PARENT_UNKNOWN');
  checkParent(siblings, parentValue);
  if (siblings.length >= MOST_VALUES) throw refuse('OVER_LIMIT', 'TOO_MANY_VALUES');
}

/** A disabled value is nobody's default. */
function defaultOf({ state, isDefault }: Values): 0 | 1 {
  if (isDefault === 1 && state === 0) throw badField('isDefault');
  return isDefault === 1 ? 1 : 0;
}

async function clearDefault(writing: Writing, siblings: readonly Entry[]): Promise<void> {
  for (const entry of siblings) {
    if (entry.isDefault === 1) await updateRecord(writing, DICTIONARY, { id: entry.id, isDefault: 0 }, entry);
  }
}

/** What the log keeps: no spelling for searches. */
function auditValues({ searchKey: _, ...shown }: Entry) {
  return shown;
}

const badField = (field: string, reason?: Reason) =>
  new Failure('PARAMETER', { ...(reason && { reason }), fields: [{ field, code: 'invalid_value' }] });
