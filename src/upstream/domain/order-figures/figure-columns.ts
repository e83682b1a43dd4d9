/** Columns of figures, as statements name them. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { orderFigure } from './tables.ts';

const all = getTableColumns(orderFigure);

/** By what an hour of orders is counted apart. */
export const KEY_NAMES = ['addressType', 'companyId', 'source', 'type', 'orderCallType'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export type FigureName = Exclude<keyof typeof all, 'rollup' | 'start' | KeyName>;
export const FIGURE_NAMES = Object.keys(all).filter(
  name => name !== 'rollup' && name !== 'start' && !KEY_NAMES.some(key => key === name),
) as FigureName[];

/** What orders of one key come to: counts, fen and milliseconds. */
export type FigureSums = Record<FigureName, number>;

/** The column by itself. */
export const named = (name: FigureName | KeyName): SQL => sql`${sql.identifier(all[name].name)}`;

export const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** All keys, then all figures, as both tables have them. */
export const KEYS = listed(KEY_NAMES.map(named));
export const FIGURES = listed(FIGURE_NAMES.map(named));

/** `sum(created) as created, …`; a sum that is too large for its column fails when it is written. */
export const SUMS = listed(FIGURE_NAMES.map(name => sql`sum(${named(name)}) as ${named(name)}`));

/** One row of figures for each order. */
export const COUNTED = sql.raw(`taxi_order cross join lateral order_figures(
  outcome, taxi_order.type, old_people_use, price,
  created_on, push_time, match_time, arrive_time, onboard_time)`);

/** The hour and the keys of an order in it. */
export const COUNTED_KEYS = sql.raw(
  'created_on - created_on % 3600000, area_id, coalesce(company_id, 0), source, type, order_call_type',
);
