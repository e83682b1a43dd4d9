/**
 * The job that keeps the hours of figures that are over. Days of the last six weeks that nobody has counted yet are counted
 * once; the last days are counted again, since records come late and change. Two processes count a figure one after the
 * other, with the same result.
 */
import { and, gte, lte, min } from 'drizzle-orm';
import { NORMAL_WEEKS } from '../../../contract/day-figures.ts';
import { loginLog } from '../../core/audit/tables.ts';
import type { Db } from '../../core/context.ts';
import { trySerialize } from '../../core/database/serialize.ts';
import { DAY_MS, startOfDay } from '../../core/day.ts';
import type { Job } from '../../core/jobs.ts';
import { areaScope } from '../../core/scope.ts';
import { type CountedFigure, type DayFigureSpec, HOUR_MS, isSampled, type SampledFigure } from './figure.ts';
import { forgetDays, keepDay, markDays, replaceHours } from './keeping.ts';
import { HOURS_A_DAY } from './normal.ts';
import { dayFigureDay } from './tables.ts';

const EVERY_MS = 5 * 60_000;
/** Days that are over and are still counted again, and how often. */
const COUNTED_AGAIN_DAYS = 3;
const AGAIN_MS = 3_600_000;
const BACK_DAYS = NORMAL_WEEKS * 7;
/** In one turn, of one figure: the first turns fill the six weeks. */
const MOST_DAYS = 14;
/** Twice what a normal range needs. */
export const KEPT_DAYS = 100;

const ALL = areaScope([]);

type Marks = ReadonlyMap<number, typeof dayFigureDay.$inferSelect>;

export const countDayFigures = (figures: readonly DayFigureSpec[]): Job => ({
  name: 'count-day-figures',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    const now = clock();
    const began = await firstWholeDay(db);
    const marks = await readMarks(db, now);
    const failures: unknown[] = [];
    for (const figure of figures) {
      const counted = isSampled(figure)
        ? keepSample(db, figure, now)
        : countFigure(db, figure, { now, began, marks: marks.get(figure.name) ?? new Map() });
      // one that fails keeps no other from being counted
      await counted.catch((error: unknown) => failures.push(error));
    }
    await forgetDays(db, startOfDay(now) - KEPT_DAYS * DAY_MS);
    if (failures.length > 0) throw failures[0];
  },
});

/** The day after the first sign-in: before it nobody recorded anything. Undefined where there was none. */
async function firstWholeDay(db: Db): Promise<number | undefined> {
  const [row] = await db.select({ first: min(loginLog.loginTime) }).from(loginLog);
  return typeof row?.first === 'number' ? startOfDay(row.first) + DAY_MS : undefined;
}

async function readMarks(
  db: Db,
  now: number,
): Promise<Map<string, Map<number, typeof dayFigureDay.$inferSelect>>> {
  const today = startOfDay(now);
  const rows = await db
    .select()
    .from(dayFigureDay)
    .where(and(gte(dayFigureDay.day, today - BACK_DAYS * DAY_MS), lte(dayFigureDay.day, today)));
  const marks = new Map<string, Map<number, typeof dayFigureDay.$inferSelect>>();
  for (const row of rows) marks.set(row.figure, (marks.get(row.figure) ?? new Map()).set(row.day, row));
  return marks;
}

interface Counting {
  now: number;
  began: number | undefined;
  marks: Marks;
}

async function countFigure(db: Db, figure: CountedFigure, { now, began, marks }: Counting): Promise<void> {
  const today = startOfDay(now);
  const back = Array.from({ length: BACK_DAYS }, (_, at) => today - (at + 1) * DAY_MS);
  const unknown = back.filter(day => !marks.has(day) && (began === undefined || day < began));
  if (unknown.length > 0 && began !== undefined)
    await markDays(
      db,
      figure.name,
      unknown.map(day => ({ day, hours: 0, isKnown: 0 as const })),
      now,
    );
  const due = back.filter(day => !unknown.includes(day) && isDue(marks.get(day), { day, now }));
  for (const day of [today, ...due.slice(0, MOST_DAYS)]) {
    const hours = Math.min(HOURS_A_DAY, Math.floor((now - day) / HOUR_MS));
    await countDay(db, figure, { day, hours, now });
  }
}

function isDue(
  mark: typeof dayFigureDay.$inferSelect | undefined,
  { day, now }: { day: number; now: number },
): boolean {
  if (!mark) return true;
  if (mark.isKnown === 0) return false;
  if (mark.hours < HOURS_A_DAY) return true;
  return day >= startOfDay(now) - COUNTED_AGAIN_DAYS * DAY_MS && now - mark.countedOn >= AGAIN_MS;
}

async function countDay(
  db: Db,
  figure: CountedFigure,
  { day, hours, now }: { day: number; hours: number; now: number },
): Promise<void> {
  await db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (!(await trySerialize(inside, lockOf(figure)))) return;
    const rows = hours === 0 ? [] : await figure.rows(inside, { from: day, to: day + hours * HOUR_MS }, ALL);
    await keepDay(inside, figure.name, { day, hours, rows }, now);
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
