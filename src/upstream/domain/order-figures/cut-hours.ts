/**
 * Parts of hours. Orders tell their own moment. Figures that came without orders tell only their hour: there, what one
 * hour has of one key counts at one moment, which follows from both. So counts stay whole numbers, and the parts of an
 * hour add up to it.
 */
import { type SQL, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../core/day.ts';
import { taxiOrder } from '../orders/tables.ts';
import { COUNTED, COUNTED_KEYS, FIGURES, KEYS } from './figure-columns.ts';
import { BASE, floorTo, startIn } from './rollups.ts';
import { orderFigure, orderFigureDelta } from './tables.ts';

interface Cut {
  /** Milliseconds since 1970; `to` is not in it. No whole hour is between. */
  from: number;
  to: number;
}

/** Conditions on what is counted, each on one of the tables that it is counted from. */
interface Counted {
  orders: readonly SQL[];
  rows: readonly SQL[];
  deltas: readonly SQL[];
}

/** A statement with the columns hour, keys and figures. */
export const cutHours = (cut: Cut, { orders, rows, deltas }: Counted): SQL => sql`
  select ${COUNTED_KEYS}, ${FIGURES} from ${COUNTED}
  where ${all([sql`created_on >= ${cut.from}`, sql`created_on < ${cut.to}`, ...orders])}
  union all
  select start, ${KEYS}, ${FIGURES} from ${orderFigure}
  where ${all([sql`rollup = ${sql.raw(String(BASE.id))}`, ...withoutOrders(sql`start`, cut), ...rows])}
  union all
  select hour, ${KEYS}, ${FIGURES} from ${orderFigureDelta}
  where ${all([...withoutOrders(sql`hour`, cut), ...deltas])}`;

/** Orders of the day of the first order, and of later days, are counted one by one. */
const FIRST_DAY = startIn('day', sql`(select min(created_on) from ${taxiOrder})`);
const ANY_MOMENT = sql.raw(String(HOUR_MS));

function withoutOrders(hour: SQL, { from, to }: Cut): SQL[] {
  const hash = sql`hashtextextended(concat_ws(',', ${KEYS}), ${hour}) & 2147483647`;
  const moment = sql`${hour} + (${hash}) % ${ANY_MOMENT}`;
  return [
    sql`${hour} >= ${floorTo('hour', from)} and ${hour} < ${to}`,
    sql`${hour} < coalesce(${FIRST_DAY}, ${to})`,
    sql`${moment} >= ${from} and ${moment} < ${to}`,
  ];
}

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
