/**
 * The job that keeps the hours of figures that are over. The first time the last six weeks are counted, as far as there are
 * records; from then on each day once it is over, and the last days again, since records come late and change. Two
 * processes count a figure one after the other, with the same result.
 */
import { and, gte, lte } from 'drizzle-orm';
import { NORMAL_WEEKS } from '../../../contract/order-figures.ts';
import type { Db } from '../../core/context.ts';
import { trySerialize } from '../../core/database/serialize.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '../../core/day.ts';
import type { Job } from '../../core/jobs.ts';
import { areaScope } from '../../core/scope.ts';
import { type CountedFigure, type DayFigureSpec, isSampled, type SampledFigure } from './figure.ts';
import { forgetDays, keepDay, markDays, replaceHours } from './keeping.ts';
import { HOURS_A_DAY } from './normal.ts';
import { dayFigureDay } from './tables.ts';

const EVERY_MS = 5 * 60_000;
/** Days that are over and are still counted again, and how often. */
const COUNTED_AGAIN_DAYS = 3;
const AGAIN_MS = HOUR_MS;
const BACK_DAYS = NORMAL_WEEKS * 7;
/** Twice what a normal range needs. */
export const KEPT_DAYS = 100;

const ALL = areaScope([]);

type Mark = typeof dayFigureDay.$inferSelect;
/** By day. */
type Marks = ReadonlyMap<number, Mark>;

export const countDayFigures = (figures: readonly DayFigureSpec[]): Job => ({
  name: 'count-day-figures',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    const now = clock();
    const marks = await readMarks(db, now);
    const failures: unknown[] = [];
    for (const figure of figures) {
      const counted = isSampled(figure)
        ? keepSample(db, figure, now)
        : countFigure(db, figure, marks.get(figure.name) ?? new Map(), now);
      // one that fails keeps no other from being counted
      await counted.catch((error: unknown) => failures.push(error));
    }
    await forgetDays(db, startOfDay(now) - KEPT_DAYS * DAY_MS);
    if (failures.length > 0) throw failures[0];
  },
});

async function readMarks(db: Db, now: number): Promise<Map<string, Map<number, Mark>>> {
  const today = startOfDay(now);
  const rows = await db
    .select()
    .from(dayFigureDay)
    .where(and(gte(dayFigureDay.day, today - BACK_DAYS * DAY_MS), lte(dayFigureDay.day, today)));
  const marks = new Map<string, Map<number, Mark>>();
  for (const row of rows) marks.set(row.figure, (marks.get(row.figure) ?? new Map()).set(row.day, row));
  return marks;
}

async function countFigure(db: Db, figure: CountedFigure, marks: Marks, now: number): Promise<void> {
  const today = startOfDay(now);
  const isFirst = marks.size === 0;
  const hasPast = isFirst ? await countPast(db, figure, now) : true;
  if (hasPast === undefined) return;
  const due = daysBack(today).filter(day => !isFirst && isDue(marks.get(day), { day, now }));
  for (const day of due) await countDay(db, figure, { day, hours: HOURS_A_DAY, isKnown: 1, now });
  const hours = Math.min(HOURS_A_DAY, Math.floor((now - today) / HOUR_MS));
  // the day on which everything began is no whole one
  const isKnown = marks.get(today)?.isKnown ?? (hasPast ? 1 : 0);
  await countDay(db, figure, { day: today, hours, isKnown, now });
}

const daysBack = (today: number): number[] =>
  Array.from({ length: BACK_DAYS }, (_, at) => today - (at + 1) * DAY_MS);

function isDue(mark: Mark | undefined, { day, now }: { day: number; now: number }): boolean {
  if (!mark) return true;
  if (mark.isKnown === 0) return false;
  if (mark.hours < HOURS_A_DAY) return true;
  return day >= startOfDay(now) - COUNTED_AGAIN_DAYS * DAY_MS && now - mark.countedOn >= AGAIN_MS;
}

/**
 * All six weeks in one question. Before the first record, and on its day, nobody knows whether anything was recorded.
 * Answers whether there were records; undefined where another process is at it, which then counts today as well.
 */
async function countPast(db: Db, figure: CountedFigure, now: number): Promise<boolean | undefined> {
  const today = startOfDay(now);
  const from = today - BACK_DAYS * DAY_MS;
  return db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (!(await trySerialize(inside, lockOf(figure)))) return undefined;
    const rows = await figure.rows(inside, { from, to: today }, ALL);
    const first = rows.reduce((least, { hour }) => Math.min(least, hour * HOUR_MS), today);
    const known = first < from + DAY_MS ? from : startOfDay(first) + DAY_MS;
    await replaceHours(inside, figure.name, { from, to: today }, rows);
    const days = daysBack(today).map(day => {
      const isKnown = day >= known && rows.length > 0;
      return { day, hours: isKnown ? HOURS_A_DAY : 0, isKnown: isKnown ? (1 as const) : (0 as const) };
    });
    await markDays(inside, figure.name, days, now);
    return rows.length > 0;
  });
}

interface DayToCount {
  day: number;
  hours: number;
  isKnown: 0 | 1;
  now: number;
}

async function countDay(
  db: Db,
  figure: CountedFigure,
  { day, hours, isKnown, now }: DayToCount,
): Promise<void> {
  await db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (!(await trySerialize(inside, lockOf(figure)))) return;
    const rows = hours === 0 ? [] : await figure.rows(inside, { from: day, to: day + hours * HOUR_MS }, ALL);
    await keepDay(inside, figure.name, { day, hours, isKnown, rows }, now);
  });
}

/** The running hour has what was seen in it last. */
async function keepSample(db: Db, figure: SampledFigure, now: number): Promise<void> {
  const hour = Math.floor(now / HOUR_MS);
  await db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (!(await trySerialize(inside, lockOf(figure)))) return;
    const rows = (await figure.sample(inside, now, ALL)).map(row => ({ ...row, hour }));
    await replaceHours(inside, figure.name, { from: hour * HOUR_MS, to: (hour + 1) * HOUR_MS }, rows);
  });
}

const lockOf = ({ name }: DayFigureSpec) => `day figure ${name}`;
