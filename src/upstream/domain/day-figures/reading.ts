/** Figures of the present day as they are answered: hours that are over as they are kept, the running one counted now. */
import { and, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { DayFigure } from '../../../contract/day-figures.ts';
import { FEWEST_NORMAL_DAYS, NORMAL_WEEKS } from '../../../contract/order-figures.ts';
import type { Db } from '../../core/context.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '../../core/day.ts';
import type { AreaScope } from '../../core/scope.ts';
import { type Amount, type DayFigureSpec, isSampled } from './figure.ts';
import { sameWeekdays } from './keeping.ts';
import { amountValue, type DayOfAmounts, HOURS_A_DAY, normalAt, normalDay, valueAt } from './normal.ts';
import { dayFigureDay, dayFigureHour } from './tables.ts';

/** Hours of today that were counted longer ago are counted anew. */
const FRESH_MS = 15 * 60_000;

interface Asking {
  scope: AreaScope;
  /** The same areas; empty = all. */
  areaIds: readonly string[];
  now: number;
}

export async function readDayFigures(
  db: Db,
  figures: readonly DayFigureSpec[],
  asking: Asking,
): Promise<DayFigure[]> {
  const today = startOfDay(asking.now);
  const days = [today, ...sameWeekdays(today, NORMAL_WEEKS)];
  const names = figures.map(({ name }) => name);
  if (names.length === 0) return [];
  const kept = await keptHours(db, names, days, asking.scope);
  const marks = await marksOf(db, names, days);
  const answers: DayFigure[] = [];
  for (const figure of figures) {
    const markOf = (day: number) => marks.find(mark => mark.figure === figure.name && mark.day === day);
    const amountsOf = (day: number): DayOfAmounts => kept.get(figure.name)?.get(day) ?? [];
    const before = days
      .slice(1)
      .filter(day => isSampled(figure) || (markOf(day)?.isKnown === 1 && markOf(day)?.hours === HOURS_A_DAY))
      .map(amountsOf)
      .filter(day => figure.kind === 'total' || figure.kind === 'mean' || day.length > 0);
    const ofToday = await amountsOfToday(db, figure, {
      ...asking,
      kept: amountsOf(today),
      mark: markOf(today),
    });
    answers.push(await answerOf(db, figure, { ...asking, ofToday, before }));
  }
  return answers;
}

interface Known extends Asking {
  ofToday: DayOfAmounts;
  before: readonly DayOfAmounts[];
}

async function answerOf(
  db: Db,
  figure: DayFigureSpec,
  { ofToday, before, areaIds, now }: Known,
): Promise<DayFigure> {
  const { name, kind, unit } = figure;
  const elapsed = (now - startOfDay(now)) / HOUR_MS;
  const running = Math.floor(elapsed);
  return {
    name,
    kind,
    unit,
    value:
      !isSampled(figure) && figure.present
        ? amountValue(figure, await figure.present(db, areaIds, now))
        : // what is there of the running hour is all of it so far
          valueAt(figure, ofToday, running + 1),
    hours: Array.from({ length: running }, (_, hour) => valueAt(figure, ofToday, hour + 1)),
    normal:
      before.length < FEWEST_NORMAL_DAYS
        ? null
        : { now: normalAt(figure, before, elapsed), hours: normalDay(figure, before) },
  };
}

interface Today extends Asking {
  kept: DayOfAmounts;
  mark: { hours: number; countedOn: number } | undefined;
}

/** By hours of the day. */
async function amountsOfToday(
  db: Db,
  figure: DayFigureSpec,
  { scope, now, kept, mark }: Today,
): Promise<DayOfAmounts> {
  const today = startOfDay(now);
  if (isSampled(figure)) {
    const running = Math.floor((now - today) / HOUR_MS);
    const amounts = [...kept];
    amounts[running] = (await figure.sample(db, now, scope)).reduce(added, { count: 0, sum: 0 });
    return amounts;
  }
  const isFresh = mark !== undefined && now - mark.countedOn >= 0 && now - mark.countedOn < FRESH_MS;
  const from = isFresh ? mark.hours : 0;
  const amounts = kept.slice(0, from);
  for (const row of await figure.rows(db, { from: today + from * HOUR_MS, to: now + 1 }, scope)) {
    const hour = row.hour - today / HOUR_MS;
    amounts[hour] = added(amounts[hour] ?? { count: 0, sum: 0 }, row);
  }
  return amounts;
}

const added = (one: Amount, other: Amount): Amount => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
});

/** By figure and day, each by the hours of the day. */
async function keptHours(
  db: Db,
  names: readonly string[],
  days: readonly number[],
  scope: AreaScope,
): Promise<Map<string, Map<number, (Amount | undefined)[]>>> {
  const { figure, startsOn, areaIds, count, sum } = dayFigureHour;
  const rows = await db
    .select({
      figure,
      startsOn,
      count: sql`sum(${count})`.mapWith(Number),
      sum: sql`sum(${sum})`.mapWith(Number),
    })
    .from(dayFigureHour)
    .where(and(inArray(figure, [...names]), within(days), scope.bySubset(areaIds)))
    .groupBy(figure, startsOn);
  const all = new Map<string, Map<number, (Amount | undefined)[]>>();
  for (const row of rows) {
    const byDay = all.get(row.figure) ?? new Map<number, (Amount | undefined)[]>();
    const day = startOfDay(row.startsOn);
    const amounts = byDay.get(day) ?? [];
    amounts[(row.startsOn - day) / HOUR_MS] = { count: row.count, sum: row.sum };
    all.set(row.figure, byDay.set(day, amounts));
  }
  return all;
}

const within = (days: readonly number[]): SQL | undefined =>
  or(...days.map(day => and(gte(dayFigureHour.startsOn, day), lt(dayFigureHour.startsOn, day + DAY_MS))));

const marksOf = (db: Db, names: readonly string[], days: readonly number[]) =>
  db
    .select()
    .from(dayFigureDay)
    .where(and(inArray(dayFigureDay.figure, [...names]), inArray(dayFigureDay.day, [...days])));
