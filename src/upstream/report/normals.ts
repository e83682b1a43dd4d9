/** Normal ranges of figures. */
import { LATE_FIGURES, NORMAL_FIGURES, NORMAL_WEEKS } from '../../contract/order-figures.ts';
import { LONGEST_RIDE_MS } from '../../contract/order-states.ts';
import type { OrderNormalRow } from '../../contract/report.ts';
import type { Db } from '../core/context.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { normalRangeOf } from '../core/normal-range.ts';
import { figuresOf, NO_FIGURES } from '../domain/order-figures/figures-of.ts';
import {
  type FigureQuestion,
  type FigureRow,
  readCreated,
  readFigures,
} from '../domain/order-figures/reading.ts';
import {
  clockUnit,
  endOf,
  finderIn,
  type Grouping,
  type Place,
  placesOf,
  readAs,
  startsIn,
} from './grouping.ts';
import type { Period, Span } from './period.ts';

const WEEK_MS = 7 * DAY_MS;
const WEEKS = Array.from({ length: NORMAL_WEEKS }, (_, at) => at + 1);

type Which = Pick<FigureQuestion, 'scope' | 'filter'>;
type Normals = Omit<OrderNormalRow, 'name'>;

interface Week {
  /** How many weeks before. */
  week: number;
  rows: FigureRow[];
  find(place: Place): FigureRow | undefined;
}

/** See `listOrderNormals` of the contract. @param now milliseconds since 1970 */
export async function normalsOf(
  db: Db,
  which: Which,
  grouping: Grouping,
  period: Period,
  now: number,
): Promise<Normals[]> {
  // the band of hours and days goes on beyond now, a sum stops where the period has come to
  const isClocked = clockUnit(grouping) !== undefined || grouping.by === 'hour';
  const span: Span = { from: period.from, to: isClocked ? period.end : period.to };
  const asked = { ...which, ...readAs(grouping) };
  const weeks: Week[] = [];
  // one after the other: each takes a connection of the few that all share
  for (const week of WEEKS) {
    const then = { from: span.from - week * WEEK_MS, to: span.to - week * WEEK_MS };
    const rows = await readFigures(db, { ...asked, ...then });
    weeks.push({ week, rows, find: finderIn(grouping, span, then, rows) });
  }
  const isKnown = await knownDays(db, which, span, now);
  const found = [...(await readCreated(db, { ...asked, ...span })), ...weeks.flatMap(({ rows }) => rows)];
  return placesOf(grouping, span, found).map(place => {
    const days = daysOfPlace(grouping, span, place);
    const known = days ? weeks.filter(({ week }) => days.every(day => isKnown(day - week * WEEK_MS))) : [];
    const then = known.map(({ find }) => figuresOf(find(place) ?? NO_FIGURES));
    const isSettled = endOf(grouping, span, place) + LONGEST_RIDE_MS <= now;
    const ranges = Object.fromEntries(
      NORMAL_FIGURES.map(name => [
        name,
        isSettled || !LATE_FIGURES.has(name) ? normalRangeOf(then.map(figures => figures[name])) : null,
      ]),
    ) as Normals['ranges'];
    return { ...place, days: known.length, ranges };
  });
}

/** The days that a place stands for; undefined where it has no normal range. */
function daysOfPlace(grouping: Grouping, span: Span, { time }: Place): number[] | undefined {
  if (clockUnit(grouping) && time !== null) return [startOfDay(time)];
  return span.to - span.from > WEEK_MS ? undefined : startsIn('day', span);
}

/** Days that are over and on which something was ordered there. */
async function knownDays(
  db: Db,
  { scope, filter: { addressType } }: Which,
  { from, to }: Span,
  now: number,
): Promise<(day: number) => boolean> {
  const since = { from: startOfDay(from - NORMAL_WEEKS * WEEK_MS), to: startOfDay(to) + DAY_MS };
  const rows = await readCreated(db, { scope, filter: { addressType }, ...since, clock: 'day' });
  const days = new Set(rows.map(({ time }) => time));
  const today = startOfDay(now);
  return day => day < today && days.has(day);
}
