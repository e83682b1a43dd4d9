/** In what sizes figures are kept, so that a long period is a sum of few rows. */
import { type SQL, sql } from 'drizzle-orm';
import { SHANGHAI_MS } from '../../../contract/wall-time.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '../../core/day.ts';

/** By what orders can be counted apart besides their area, which every rollup has. */
export const DIMENSIONS = ['companyId', 'source', 'type', 'orderCallType'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** `monthHour`: an hour of the day, of all days of a month; its start is that hour of the first of the month. */
export type Grain = 'hour' | 'day' | 'month' | 'monthHour';

export interface Rollup {
  /** In the database: never changes its meaning. */
  id: number;
  grain: Grain;
  /** All other dimensions are counted together. */
  by: readonly Dimension[];
}

const WAYS = ['source', 'type', 'orderCallType'] as const;

/** The finest: every other one is a sum of its rows. */
export const BASE: Rollup = { id: 2, grain: 'hour', by: DIMENSIONS };

/** Of each grain the smallest first. */
export const ROLLUPS: readonly Rollup[] = [
  { id: 1, grain: 'hour', by: [] },
  { id: 11, grain: 'hour', by: ['companyId'] },
  { id: 12, grain: 'hour', by: WAYS },
  BASE,
  { id: 3, grain: 'day', by: [] },
  { id: 4, grain: 'day', by: ['companyId'] },
  { id: 5, grain: 'day', by: WAYS },
  { id: 6, grain: 'day', by: DIMENSIONS },
  { id: 7, grain: 'month', by: [] },
  { id: 8, grain: 'month', by: DIMENSIONS },
  { id: 9, grain: 'monthHour', by: ['companyId'] },
  { id: 10, grain: 'monthHour', by: WAYS },
];

/** The smallest that tells these apart; undefined where none of this grain does. */
export const rollupOf = (grain: Grain, needed: ReadonlySet<Dimension>): Rollup | undefined =>
  ROLLUPS.find(rollup => rollup.grain === grain && [...needed].every(name => rollup.by.includes(name)));

/** The beginning of the month or day in Shanghai, or of the hour. @param time milliseconds since 1970 */
export function floorTo(grain: Grain, time: number): number {
  if (grain === 'hour') return time - (time % HOUR_MS);
  if (grain === 'day') return startOfDay(time);
  const date = new Date(time + SHANGHAI_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) - SHANGHAI_MS;
}

/** The same, or the next one where it is not a beginning. */
export function ceilTo(grain: Grain, time: number): number {
  const start = floorTo(grain, time);
  if (start === time || grain === 'hour' || grain === 'day')
    return start === time ? start : start + (grain === 'hour' ? HOUR_MS : DAY_MS);
  const date = new Date(start + SHANGHAI_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - SHANGHAI_MS;
}

/** 0 to 23, of Shanghai. */
export const hourOfDay = (time: SQL): SQL =>
  sql`((${time} + ${sql.raw(String(SHANGHAI_MS))}) % ${sql.raw(String(DAY_MS))}) / ${sql.raw(String(HOUR_MS))}`;

/** Where an hour counts in a grain. @param hour its beginning */
export function startIn(grain: Grain, hour: SQL): SQL {
  const wall = sql`(${hour} + ${sql.raw(String(SHANGHAI_MS))})`;
  const ofDay = sql`${wall} % ${sql.raw(String(DAY_MS))}`;
  if (grain === 'hour') return hour;
  if (grain === 'day') return sql`${hour} - ${ofDay}`;
  const month = sql`(extract(epoch from date_trunc('month', to_timestamp(${wall} / 1000) at time zone 'UTC')) * 1000)::bigint - ${sql.raw(String(SHANGHAI_MS))}`;
  return grain === 'month' ? month : sql`${month} + ${ofDay}`;
}
