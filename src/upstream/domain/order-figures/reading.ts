/** Figures of orders over a period, exact at the moment of the statement that reads them. */
import { type SQL, sql } from 'drizzle-orm';
import { NO_COMPANY } from '../../../contract/online-rate.ts';
import type { Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { taxiOrder } from '../orders/tables.ts';
import { cutHours } from './cut-hours.ts';
import {
  FIGURE_NAMES,
  FIGURES,
  type FigureName,
  type FigureSums,
  KEYS,
  type KeyName,
  listed,
  named,
} from './figure-columns.ts';
import { DIMENSIONS, type Dimension, hourOfDay, startIn } from './rollups.ts';
import { type Segment, segmentsOf, type TimeStep } from './segments.ts';
import { orderFigure, orderFigureDelta } from './tables.ts';

/** Which orders are counted. Left out, all. */
export interface FigureFilter {
  addressType?: string | undefined;
  /** `NO_COMPANY` for orders that no driver of a company has accepted. */
  companyId?: string | undefined;
  source?: number | undefined;
  type?: string | undefined;
  orderCallType?: number | undefined;
}

export interface FigureQuestion {
  scope: Pick<AreaScope, 'byArea'>;
  filter: FigureFilter;
  /** Milliseconds since 1970: from here on, and before that. */
  from: number;
  to: number;
  /** By what they are counted apart; unset, together. */
  by?: readonly KeyName[] | undefined;
  /** `hour` and `day`: each by itself; `hourOfDay`: 0 to 23, all days together. Unset, the whole period. */
  clock?: TimeStep | undefined;
}

export interface FigurePlace {
  /** The values of `by`. */
  keys: readonly string[];
  /** The beginning of the hour or day, or the hour of the day; null without `clock`. */
  time: number | null;
}
export type FigureRow<Name extends FigureName = FigureName> = FigurePlace & Pick<FigureSums, Name>;

/** Rows with orders only, the earliest first. */
export const readFigures = (db: Db, question: FigureQuestion): Promise<FigureRow[]> =>
  read(db, question, FIGURE_NAMES);

/** The same with nothing but how many were created. */
export const readCreated = (db: Db, question: FigureQuestion): Promise<FigureRow<'created'>[]> =>
  read(db, question, ['created']);

async function read<Name extends FigureName>(
  db: Db,
  question: FigureQuestion,
  names: readonly Name[],
): Promise<FigureRow<Name>[]> {
  const { by = [], clock, filter } = question;
  const needed = new Set<Dimension>(
    DIMENSIONS.filter(name => by.includes(name) || filter[name] !== undefined),
  );
  const parts = segmentsOf(question.from, question.to, clock, needed).map(part => partOf(part, question));
  if (parts.length === 0) return [];
  // floating numbers are exact up to 2^53, and summed faster than what bigints are summed as
  const sums = names.map(name => sql`sum(${named(name)}::float8) as ${sql.identifier(name)}`);
  const groups = [...by.map(named), ...(clock ? [sql`time`] : [])];
  const grouped = groups.length > 0 ? sql`group by ${listed(groups)}` : sql``;
  const keys = sql`array[${listed(by.map(name => sql`${named(name)}::text`))}]::text[]`;
  const told = names.map(name => sql`${sql.identifier(name)}`);
  const { rows } = (await db.execute(sql`
    select ${keys} as keys, ${clock ? sql`time::float8` : sql`null::float8`} as time, ${listed(told)}
    from (
      select ${listed([...groups, ...sums])}
      from (
        select ${timeOf(clock)} as time, ${KEYS}, ${FIGURES}
        from (${sql.join(parts, sql` union all `)}) part (hour, ${KEYS}, ${FIGURES})
      ) counted ${grouped} having sum(created) <> 0
    ) summed order by 2, 1`)) as unknown as { rows: FigureRow<Name>[] };
  return rows;
}

function timeOf(clock: TimeStep | undefined): SQL {
  if (!clock) return sql`null::bigint`;
  return clock === 'hourOfDay' ? hourOfDay(sql`hour`) : startIn(clock, sql`hour`);
}

/** Rows of one size, what is not folded into them yet, or parts of hours. */
function partOf({ rollup, from, to }: Segment, { scope, filter }: FigureQuestion): SQL {
  if (rollup === 'deltas')
    return sql`
      select hour, ${KEYS}, ${FIGURES} from ${orderFigureDelta}
      where ${andAll([within(sql`hour`, from, to), scope.byArea(orderFigureDelta.addressType), ...conditionsOf(filter)])}`;
  if (rollup === 'orders') {
    const orders = [
      scope.byArea(taxiOrder.addressType),
      ...conditionsOf(filter, sql`coalesce(company_id, 0)`),
    ];
    const rows = [scope.byArea(orderFigure.addressType), ...conditionsOf(filter)];
    const deltas = [scope.byArea(orderFigureDelta.addressType), ...conditionsOf(filter)];
    return cutHours({ from, to }, { orders: known(orders), rows: known(rows), deltas: known(deltas) });
  }
  return sql`
    select start, ${KEYS}, ${FIGURES} from ${orderFigure}
    where rollup = ${sql.raw(String(rollup.id))}
      and ${andAll([within(sql`start`, from, to), scope.byArea(orderFigure.addressType), ...conditionsOf(filter)])}`;
}

const within = (time: SQL, from: number, to: number): SQL => sql`${time} >= ${from} and ${time} < ${to}`;

const known = (conditions: readonly (SQL | undefined)[]): SQL[] =>
  conditions.filter(condition => condition !== undefined);

const andAll = (conditions: readonly (SQL | undefined)[]): SQL => sql.join(known(conditions), sql` and `);

const ID = /^[1-9]\d{0,17}$/;

/** @param company how the source of figures names the company */
function conditionsOf(filter: FigureFilter, company = sql`company_id`): SQL[] {
  const { addressType, companyId, source, type, orderCallType } = filter;
  return [
    ...(addressType === undefined ? [] : [sql`area_id = ${addressType}`]),
    ...(companyId === undefined ? [] : [companyIs(company, companyId)]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(orderCallType === undefined ? [] : [sql`order_call_type = ${orderCallType}`]),
  ];
}

function companyIs(column: SQL, id: string): SQL {
  if (id === NO_COMPANY) return sql`${column} = 0`;
  // what is no id is the id of no company
  return ID.test(id) ? sql`${column} = ${id}::bigint` : sql`false`;
}
