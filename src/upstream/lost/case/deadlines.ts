/** What of a case is late, and the order in which cases are dealt with. */
import { lt, type SQL, sql } from 'drizzle-orm';
import { CLOSE_MS, FIRST_ACTION_MS, type LOST_DUE } from '../../../contract/lost-order.ts';
import { lostOrderTable as table } from '../../domain/lost/tables.ts';

/** Open and over its time: what is closed has no deadline. @param now milliseconds since 1970 */
export const isOver = (now: number): SQL => lt(table.slaDeadline, now);

/** Too late at its beginning or its end, whether that came or not. @param now milliseconds since 1970 */
export function isLate(now: number): SQL {
  const from = sql`greatest(${table.createdOn}, coalesce(${table.payTime}, 0) * ${table.payStatus})`;
  const within = ({ vip, usual }: { vip: number; usual: number }) =>
    sql`(${from} + case ${table.payStatus} when 1 then ${vip}::bigint else ${usual}::bigint end)`;
  return sql`(coalesce(${table.handleStartDate}, ${now}) > ${within(FIRST_ACTION_MS)}
    or coalesce(${table.handleEndDate}, ${now}) > ${within(CLOSE_MS)})`;
}

export const isDue = (due: (typeof LOST_DUE)[number], now: number): SQL =>
  due === 'over' ? isOver(now) : isLate(now);

/** More milliseconds than any deadline has. */
const LATEST = 100_000_000_000_000;

/** Ascending: who has paid, then everybody else, both by their deadlines; then what is closed, the newest first. */
export const byUrgency = sql`coalesce(${table.slaDeadline} - ${table.payStatus} * ${sql.raw(`${LATEST}::bigint`)}, ${sql.raw(`${LATEST}::bigint`)} - ${table.createdOn})`;
