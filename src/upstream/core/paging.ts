/** What every list does alike: filters only where given, a sort that never wavers, a page and the whole count. */
import { type AnyColumn, and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '../../contract/grammar/call.ts';
import type { Sums } from '../../contract/grammar/envelope.ts';
import { spellingsOf } from '../../contract/grammar/plates.ts';
import type { Db } from './context.ts';
import { Failure } from './failure.ts';
import { formOf, MIN_WHOLE_DIGITS } from './lookups/numbers.ts';

export interface PageQuery {
  /** From 1. */
  current: number;
  size: number;
  orderBy?: string | undefined;
  order: 'asc' | 'desc';
}

/** The condition, unless the filter was left out or left empty. */
export function ifGiven<V>(
  value: V | undefined | null,
  condition: (value: V) => SQL | undefined,
): SQL | undefined {
  return value === undefined || value === null || value === '' ? undefined : condition(value);
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, character => `\\${character}`);

/** The column, in lower case already, holds the text somewhere; a plate however it is written. */
export const contains = (column: AnyColumn | SQL, text: string): SQL =>
  inAnySpelling(text, spelling => sql`${column} like ${`%${escaped(spelling)}%`}`);

/** The column begins with the text. */
export const startsWith = (column: AnyColumn | SQL, text: string): SQL =>
  sql`${column} like ${`${escaped(text)}%`}`;

/** For the text, in lower case, as it is and, where it is a plate or a piece of one, in the normal form. */
export function inAnySpelling(text: string, condition: (spelling: string) => SQL): SQL {
  const each = spellingsOf(text).map(spelling => condition(spelling.toLowerCase()));
  return each.length === 1 ? sql.join(each) : sql`(${sql.join(each, sql` or `)})`;
}

/** A masked value is found whole or by the last four that its mask shows: what is neither finds none. */
export function numberIs(column: AnyColumn, text: string): SQL {
  const form = formOf(text);
  if (form === undefined) return sql`false`;
  return form === 'tail'
    ? sql`(right(${column}, 4) = ${text} and char_length(${column}) >= ${MIN_WHOLE_DIGITS})`
    : sql`${column} = ${text}`;
}

/** The column, of ids of records, is one of these: one parameter, however many they are. */
export const isOneOf = (column: AnyColumn | SQL, ids: readonly string[]): SQL =>
  sql`${column} = any(string_to_array(${ids.join(',')}, ',')::bigint[])`;

export interface Sorts {
  /** Names that may be asked for, and what they sort by. */
  columns: Readonly<Record<string, AnyColumn | SQL>>;
  /** Taken when nothing, or nothing that can be obeyed, is asked for. */
  byDefault: readonly SQL[];
  /** Decides between equals, in the direction of the sort. */
  tie: AnyColumn;
}

/** Fails with PARAMETER for a name that cannot be sorted by. */
export function sortOf(
  { columns, byDefault, tie }: Sorts,
  { orderBy, order }: Pick<PageQuery, 'orderBy' | 'order'>,
  isPlain: boolean,
): SQL[] {
  if (isPlain || orderBy === undefined) return [...byDefault];
  const column = Object.hasOwn(columns, orderBy) ? columns[orderBy] : undefined;
  if (!column) throw new Failure('PARAMETER', { fields: [{ field: 'orderBy', code: 'invalid_value' }] });
  const direction = order === 'desc' ? desc : asc;
  return column === tie ? [direction(tie)] : [direction(column), direction(tie)];
}

/** One page and the number of all rows that match; what is counted is `table` under `where`. */
export async function readPage<Row>(
  db: Db,
  { table, where, current, size }: { table: PgTable; where: SQL | undefined } & Omit<PageQuery, 'order'>,
  read: (window: { limit: number; offset: number }) => Promise<Row[]>,
): Promise<Page<Row>> {
  const offset = (current - 1) * size;
  const rows = await read({ limit: size, offset });
  // a page that is not full ends the list, so its end is known without counting
  if (rows.length < size && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length };
  return { rows, total: await countOf(db, table, where) };
}

interface RowsQuery<T extends PgTable> extends Omit<PageQuery, 'order'> {
  table: T;
  where: SQL | undefined;
  orderedBy: readonly SQL[];
}

/** One page of whole rows of the table. */
export const readRows = <T extends PgTable>(
  db: Db,
  { orderedBy, ...page }: RowsQuery<T>,
): Promise<Page<T['$inferSelect']>> =>
  readPage(db, page, ({ limit, offset }) =>
    db
      .select()
      .from(page.table as PgTable)
      .where(page.where)
      .orderBy(...orderedBy)
      .limit(limit)
      .offset(offset),
  );

export async function countOf(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(table).where(where);
  return counted?.total ?? 0;
}

/** How many rows under `where` fulfil each of these conditions too: in one pass, and of a single one through its own index. */
async function countsOf(
  db: Db,
  table: PgTable,
  conditions: readonly (SQL | undefined)[],
  where: SQL | undefined,
): Promise<number[]> {
  if (conditions.length === 1) return [await countOf(db, table, and(where, conditions[0]))];
  const [counted] = await db
    .select(
      Object.fromEntries(
        conditions.map((condition, at) => [
          String(at),
          sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`,
        ]),
      ),
    )
    .from(table)
    .where(where);
  return conditions.map((_, at) => counted?.[String(at)] ?? 0);
}

/** What a list tells of further filters, where it was asked for that: `meaning` is theirs, without what the list is seen by. */
export async function filterCounts<F>(
  { db, isPlain, query }: { db: Db; isPlain: boolean; query: { counts?: readonly F[] | undefined } },
  {
    table,
    where,
    meaning,
  }: { table: PgTable; where: SQL | undefined; meaning: (filter: F) => SQL | undefined },
): Promise<{ counts?: readonly number[] }> {
  if (isPlain || !query.counts) return {};
  return { counts: await countsOf(db, table, query.counts.map(meaning), where) };
}

/**
 * What columns of whole numbers come to, over all rows under `where`; with `sumsBy` also for each of its values, as
 * `amount.1`. One statement.
 */
export async function sumsOf(
  db: Db,
  table: PgTable,
  { sums: names, sumsBy }: { sums: readonly string[]; sumsBy?: string | undefined },
  where: SQL | undefined,
): Promise<Sums> {
  const columns = table as unknown as Readonly<Record<string, AnyColumn>>;
  const by = sumsBy === undefined ? undefined : columns[sumsBy];
  const groups = await db
    .select({
      value: sql<string>`${by ?? null}::text`,
      ...Object.fromEntries(
        // beyond what a number holds exactly, nobody's books go
        names.map(name => [name, sql<number>`coalesce(sum(${columns[name]}), 0)`.mapWith(Number)]),
      ),
    })
    .from(table)
    .where(where)
    .groupBy(...(by ? [sql`${by}`] : []));
  const sums: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]));
  for (const group of groups as Readonly<Record<string, unknown>>[])
    for (const name of names) {
      const sum = Number(group[name]);
      sums[name] = (sums[name] ?? 0) + sum;
      if (by) sums[`${name}.${group.value}`] = sum;
    }
  return sums;
}
