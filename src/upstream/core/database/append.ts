/**
 * Rows for tables that are only ever added to, as a log is; and several statements that go to the database as one.
 * The builder of drizzle writes a statement anew at every call, which costs more than all else about a log entry: here
 * the text stands ready, and only the values are new.
 */
import { type Column, getTableColumns, type QueryWithTypings, SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';

/** Values as the driver takes them, between texts: always one text more. */
export interface Statement {
  texts: readonly string[];
  values: readonly unknown[];
}

/** A statement, or a part of one, as it is written in the code. */
export const statement = (texts: TemplateStringsArray, ...values: unknown[]): Statement => ({
  texts,
  values,
});

/**
 * Answers a function that says how rows are added; undefined where there are none. The database gives their ids, and a
 * field that is left out is null.
 * @param returning what the statement answers of every row that it adds
 */
export function appending<T extends PgTable>(table: T, returning = '') {
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([key]) => key !== 'id');
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const types = columns.map(([, column]) => column.getSQLType());
  const head = `insert into "${getTableConfig(table).name}" (${names}) select `;
  const between = types.slice(0, -1).map(type => `::${type}, `);
  const lastType = `::${types.at(-1)}`;
  const end = returning && ` returning ${returning}`;

  /** @param conditions on which the row in the same place is added; without one, it always is */
  return (
    rows: readonly Omit<T['$inferInsert'], 'id'>[],
    conditions: readonly (Statement | undefined)[] = [],
  ): Statement | undefined => {
    if (rows.length === 0) return undefined;
    const texts: string[] = [];
    const values: unknown[] = [];
    let open = head;
    rows.forEach((row, at) => {
      texts.push(open, ...between);
      for (const [key, column] of columns) values.push(toDriver(column, row[key as never]));
      open = lastType;
      const condition = conditions[at];
      if (condition) {
        const [first, ...more] = condition.texts;
        texts.push(`${open} where ${first}`, ...more.slice(0, -1));
        values.push(...condition.values);
        open = more.at(-1) ?? '';
      }
      open += at === rows.length - 1 ? end : ' union all select ';
    });
    texts.push(open);
    return { texts, values };
  };
}

const toDriver = (column: Column, value: unknown) =>
  value === undefined || value === null ? null : column.mapToDriverValue(value);

/**
 * Runs statements that need nothing of each other in one round trip. Those that are undefined are left out.
 * @returns the rows that the last of them answers
 */
export async function together(
  db: Db,
  statements: readonly (Statement | undefined)[],
): Promise<Record<string, unknown>[]> {
  const all = statements.filter(each => each !== undefined);
  if (all.length === 0) return [];
  let text = '';
  const values: unknown[] = [];
  all.forEach((each, at) => {
    const isLast = at === all.length - 1;
    if (!isLast) text += `${at === 0 ? 'with' : ','} part_${at} as (`;
    each.texts.forEach((part, place) => {
      text += place === 0 ? part : `$${values.push(each.values[place - 1])}${part}`;
    });
    text += isLast ? '' : ') ';
  });
  const answer = await db.execute(new Written(text, values));
  return (answer as unknown as { rows: Record<string, unknown>[] }).rows;
}

/** Text that needs no building any more. */
class Written extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: unknown[],
  ) {
    super([]);
  }

  override toQuery(): QueryWithTypings {
    return { sql: this.text, params: this.values };
  }
}
