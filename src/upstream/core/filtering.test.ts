/** Any stack of filters gives the rows that a filter written down in plain JavaScript gives. */
import { and, asc, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStore } from '../../../tests/builders/database.ts';
import { type FilterFields, filterName } from '../../contract/grammar/filters.ts';
import { epochMs, flag, recordId } from './columns.ts';
import type { Store } from './database/store.ts';
import { type FilterColumns, filtersOf } from './filtering.ts';

const trial = pgTable('filter_trial', {
  id: recordId('id').primaryKey(),
  name: text('name'),
  kind: integer('kind'),
  code: text('code'),
  score: integer('score'),
  seenOn: epochMs('seen_on'),
  isNew: flag('is_new'),
  mobile: text('mobile'),
});
type Trial = typeof trial.$inferSelect;

const fields = {
  name: 'text',
  kind: 'choice',
  code: 'choice',
  score: 'number',
  seenOn: 'time',
  isNew: 'flag',
  mobile: 'masked',
} as const satisfies FilterFields;
const { id: _, ...columns } = {
  id: trial.id,
  name: trial.name,
  kind: trial.kind,
  code: trial.code,
  score: trial.score,
  seenOn: trial.seenOn,
  isNew: trial.isNew,
  mobile: trial.mobile,
} satisfies FilterColumns<typeof fields> & { id: unknown };

const NAMES = [
  null,
  '',
  '韦大宝',
  'Wei',
  'WEI',
  'wei%',
  'a_b',
  'axb',
  'back\\slash',
  '<b>韦</b>',
  '=1+1',
  "o'hara",
];
const MOBILES = [null, '', '13812131448', '13900001448', '15077770000'];
const rows: Trial[] = Array.from({ length: 72 }, (_, n) => ({
  id: String(n + 1),
  name: NAMES[n % NAMES.length] ?? null,
  kind: n % 5 === 0 ? null : n % 4,
  code: [null, '', 'a', 'B', 'x y'][(n * 7) % 5] ?? null,
  score: n % 6 === 0 ? null : (n * 13) % 40,
  seenOn: n % 7 === 0 ? null : 1_700_000_000_000 + (n % 9),
  isNew: ([null, 0, 1] as const)[n % 3] ?? null,
  mobile: MOBILES[(n * 3) % MOBILES.length] ?? null,
}));

let store: Store;
beforeAll(async () => {
  store = await aStore();
  await store.db.execute(sql`
    create table filter_trial (id bigint primary key, name text, kind integer, code text, score integer,
      seen_on bigint, is_new smallint, mobile text)`);
  await store.db.insert(trial).values(rows);
});
afterAll(() => store.close());

const found = async (given: Readonly<Record<string, unknown>>, isPlain = false) => {
  const where = and(...filtersOf(fields, columns, given, isPlain));
  const ids = await store.db.select({ id: trial.id }).from(trial).where(where).orderBy(asc(trial.id));
  return ids.map(({ id }) => id);
};

/** What is said in `contract/grammar/filters.ts`, once more. */
function fits(row: Trial, name: string, value: unknown): boolean {
  const [field = '', operator = ''] = filterName(name) ?? [];
  const own = row[field as keyof Trial];
  const isEmpty = own === null || own === '';
  if (operator === 'empty') return isEmpty === (value === 1);
  if (field === 'isNew') return (own ?? 0) === value;
  if (field === 'mobile') {
    const wanted = String(value);
    return own !== null && (wanted.length === 4 ? String(own).slice(-4) === wanted : own === wanted);
  }
  if (operator === 'notIn') return own === null || !(value as string[]).includes(String(own));
  if (operator === 'in') return own !== null && (value as string[]).includes(String(own));
  const text = String(own).toLowerCase();
  const sought = String(value).toLowerCase();
  if (operator === 'not') return own === null || text !== sought;
  if (own === null) return false;
  switch (operator) {
    case 'contains':
      return text.includes(sought);
    case 'starts':
      return text.startsWith(sought);
    case 'is':
      return text === sought;
    case 'gt':
      return Number(own) > Number(value);
    case 'gte':
      return Number(own) >= Number(value);
    case 'lt':
      return Number(own) < Number(value);
    default:
      return Number(own) <= Number(value);
  }
}

const someText = fc.constantFrom('韦', 'wei', 'WEI', '%', '_', '\\', "'", '<b>', '=1', 'a_b', 'zzz');
const someTime = fc.integer({ min: 1_699_999_999_999, max: 1_700_000_000_010 });
const someNumber = fc.oneof(fc.integer({ min: -1, max: 41 }), fc.constantFrom(0.5, 12.5, 1e12));
const someChoices = fc.uniqueArray(fc.constantFrom('0', '1', '2', '3', 'a', 'B', 'x y', '99999999999'), {
  minLength: 1,
});
const someFlag = fc.constantFrom(0, 1);
/** Few, for those of many find nothing. */
const stack = fc
  .array(
    fc.oneof(
      one('name', ['contains', 'starts', 'is', 'not'], someText),
      one('kind', ['in', 'notIn'], someChoices),
      one('code', ['in', 'notIn'], someChoices),
      one('score', ['gt', 'gte', 'lt', 'lte'], someNumber),
      one('seenOn', ['gt', 'gte', 'lt', 'lte'], someTime),
      one('isNew', ['is'], someFlag),
      one('mobile', ['is'], fc.constantFrom('13812131448', '1448', '0000', '138', '44')),
      ...Object.keys(fields)
        .filter(name => name !== 'isNew')
        .map(name => one(name, ['empty'], someFlag)),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map(filters => Object.fromEntries(filters));

function one(field: string, operators: readonly string[], value: fc.Arbitrary<unknown>) {
  return fc.tuple(fc.constantFrom(...operators.map(operator => `${field}__${operator}`)), value);
}

describe('a stack of filters', () => {
  it('gives the rows that fit each of them', async () => {
    await fc.assert(
      fc.asyncProperty(stack, async given => {
        const asked = Object.entries(given);
        const expected = rows.filter(row => asked.every(([name, value]) => fits(row, name, value)));
        expect(await found(given)).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 400 },
    );
  });

  it.each(
    Object.entries({
      name__contains: 'wei',
      name__starts: 'WEI',
      name__not: 'wei',
      name__empty: 1,
      kind__notIn: ['1', '2'],
      code__in: ['B'],
      score__gt: 12.5,
      seenOn__lte: 1_700_000_000_003,
      isNew__is: 0,
      mobile__is: '1448',
    }),
  )('finds some by %s alone', async (name, value) => {
    const expected = rows.filter(row => fits(row, name, value)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(rows.length);
    expect(await found({ [name]: value })).toEqual(expected);
  });

  it('says nothing where nothing is given, or where nobody knows filters', async () => {
    expect(await found({ name__contains: '', kind__in: undefined, size: 20 })).toHaveLength(rows.length);
    expect(await found({ name__contains: 'wei' }, true)).toHaveLength(rows.length);
  });

  it('has a limit', async () => {
    const many = Object.fromEntries(
      ['name', 'kind', 'code', 'score', 'seenOn', 'mobile'].flatMap(field =>
        ['contains', 'starts', 'is', 'not'].map(operator => [`${field}__${operator}`, '1']),
      ),
    );
    expect(() => filtersOf(fields, columns, many, false)).toThrow('PARAMETER');
  });
});
