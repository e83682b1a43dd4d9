/** Writing down the hours of a figure. Writing the same again changes nothing. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { DAY_MS, HOUR_MS } from '../../core/day.ts';
import type { HourAmount } from './figure.ts';
import { dayFigureDay, dayFigureHour } from './tables.ts';

/** Others wait for a statement on the embedded database. */
const ROWS_AT_ONCE = 1_000;

export interface CountedDay {
  /** Midnight in Asia/Shanghai. */
  day: number;
  /** How many of its hours `rows` are of, from the first one on; 24 for a day that is over. */
  hours: number;
  /** 0 where it is not known whether everything was recorded: it is no normal day. */
  isKnown: 0 | 1;
  rows: readonly HourAmount[];
}

/** Replaces these hours of the day, and says that they are counted. Inside a transaction. */
export async function keepDay(
  inside: Db,
  figure: string,
  { day, hours, isKnown, rows }: CountedDay,
  now: number,
): Promise<void> {
  await replaceHours(inside, figure, { from: day, to: day + hours * HOUR_MS }, rows);
  await markDays(inside, figure, [{ day, hours, isKnown }], now);
}

/** Replaces what is kept of the hours from `from` up to `to`. Inside a transaction. */
export async function replaceHours(
  inside: Db,
  figure: string,
  { from, to }: { from: number; to: number },
  rows: readonly HourAmount[],
): Promise<void> {
  const { figure: name, startsOn } = dayFigureHour;
  await inside.delete(dayFigureHour).where(and(eq(name, figure), gte(startsOn, from), lt(startsOn, to)));
  const kept = merged(rows).map(({ hour, areaIds, count, sum }) => ({
    figure,
    startsOn: hour * HOUR_MS,
    areaIds,
    count,
    sum: Math.round(sum),
  }));
  for (let at = 0; at < kept.length; at += ROWS_AT_ONCE)
    await inside.insert(dayFigureHour).values(kept.slice(at, at + ROWS_AT_ONCE));
}

/** People may have the same areas in another order. */
function merged(rows: readonly HourAmount[]): HourAmount[] {
  const all = new Map<string, HourAmount>();
  for (const row of rows) {
    const areaIds = [...row.areaIds].sort();
    const key = [row.hour, ...areaIds].join();
    const one = all.get(key) ?? { ...row, areaIds, count: 0, sum: 0 };
    all.set(key, { ...one, count: one.count + row.count, sum: one.sum + row.sum });
  }
  return [...all.values()];
}

interface MarkedDay {
  day: number;
  hours: number;
  isKnown: 0 | 1;
}

export async function markDays(
  inside: Db,
  figure: string,
  days: readonly MarkedDay[],
  now: number,
): Promise<void> {
  if (days.length === 0) return;
  await inside
    .insert(dayFigureDay)
    .values(days.map(day => ({ figure, ...day, countedOn: now })))
    .onConflictDoUpdate({
      target: [dayFigureDay.figure, dayFigureDay.day],
      set: {
        hours: sql`excluded.hours`,
        isKnown: sql`excluded.is_known`,
        countedOn: sql`excluded.counted_on`,
      },
    });
}

/** Forgets what began before. */
export async function forgetDays(db: Db, before: number): Promise<void> {
  await db.delete(dayFigureHour).where(lt(dayFigureHour.startsOn, before));
  await db.delete(dayFigureDay).where(lt(dayFigureDay.day, before));
}

/** The same weekdays before a day, the latest first. */
export const sameWeekdays = (day: number, weeks: number): number[] =>
  Array.from({ length: weeks }, (_, at) => day - (at + 1) * 7 * DAY_MS);
