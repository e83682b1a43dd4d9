/** Records of a week that stand for those of the weeks before it, set by set in the database. */
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../upstream/core/context.ts';
import { type PastDay, RECORD_DAYS } from './days.ts';

interface Repeating {
  table: PgTable;
  /** The column by whose time a record belongs to its day. */
  on: Column;
  /** A unique name: which records are repeated follows from it. Each copy has the number of its day behind it. */
  name: Column;
  /** Columns of times, which move with the day. */
  times: readonly Column[];
  /** Columns in which a copy is otherwise. */
  set: ReadonlyMap<Column, SQL>;
  /** Those of `table`, named `past`, that may be repeated. */
  where: SQL;
}

/**
 * For each older day a copy of the records of the same weekday: as many as its load has, compared with that of the day
 * that it repeats.
 */
export async function repeatWeeks(
  db: Db,
  { recordDays, older }: { recordDays: readonly PastDay[]; older: readonly PastDay[] },
  { table, on, name, times, set, where }: Repeating,
): Promise<void> {
  const columns = Object.values<Column>(getTableColumns(table)).filter(column => column.name !== 'id');
  const own = (column: Column) => sql`past.${sql.identifier(column.name)}`;
  const copied = (column: Column) => {
    if (column === name) return sql`${own(column)} || '-' || day.ago`;
    return set.get(column) ?? (times.includes(column) ? sql`${own(column)} + day.shift` : own(column));
  };
  const names = columns.map(column => sql.identifier(column.name));
  await db.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(columns.map(copied), sql`, `)}
    from ${repeatedDays(recordDays, older)}
    join ${table} as past on ${own(on)} >= day.begin and ${own(on)} < day.until
    where ${where} and (hashtext(${own(name)} || day.ago) & 1023) < day.kept * 1024
    order by ${own(on)} + day.shift`);
}

/**
 * In a statement, a row for each older day, named `day`: `begin` and `until` of the day that it repeats, `shift` to
 * itself, `kept` of its records from 0 to 1, and `ago` in days.
 */
export const repeatedDays = (recordDays: readonly PastDay[], older: readonly PastDay[]): SQL => sql`
  json_to_recordset(${JSON.stringify(repeated(recordDays, older))}::json)
    as day (begin bigint, until bigint, shift bigint, kept double precision, ago integer)`;

/** The day with records that each older day repeats, and how far before it lies. */
function repeated(recordDays: readonly PastDay[], older: readonly PastDay[]) {
  return older.flatMap(({ begin, daysAgo, load }) => {
    const source = recordDays.find(day => day.daysAgo > 0 && (daysAgo - day.daysAgo) % RECORD_DAYS === 0);
    if (!source) return [];
    const kept = Math.min(1, load / source.load);
    return [{ begin: source.begin, until: source.until, shift: begin - source.begin, kept, ago: daysAgo }];
  });
}
