/** The course of a period: an hour or a day for each head, with normal range and comparison. */
import type { NormalRange, OrderFigureKey } from '../../contract/order-figures.ts';
import type { FigureUnit, OrderFigureRow, OrderNormalRow } from '../../contract/report.ts';
import type { Course } from '../../kit/chart/course.ts';
import type { Span } from '../../nouns/statistics/period.ts';

export type Ranges = Readonly<Partial<Record<OrderFigureKey, NormalRange | null>>>;

const STEP_MS: Readonly<Record<FigureUnit, number>> = { hour: 3_600_000, day: 86_400_000 };

export interface Point {
  span: Span;
  /** Null after now. */
  row: OrderFigureRow | null;
  /** Null where none is known, or none is compared with. */
  before: OrderFigureRow | null;
  ranges: Ranges | null;
  /** Its hour or day goes on: it is not held against what is normal of a whole one. */
  isRunning: boolean;
}

interface Answers {
  rows: readonly OrderFigureRow[];
  before: readonly OrderFigureRow[] | undefined;
  normals: readonly OrderNormalRow[] | undefined;
}

/** Every hour or day of the whole span, those to come too. */
export function pointsOf(whole: Span, counted: Span, step: FigureUnit, answers: Answers): Point[] {
  const size = STEP_MS[step];
  const rows = byTime(answers.rows);
  const normals = byTime(answers.normals ?? []);
  // the first of a month is compared with the first of the other
  const before = (answers.before ?? []).toSorted((one, other) => (one.time ?? 0) - (other.time ?? 0));
  const count = Math.round((whole.to - whole.from) / size);
  return Array.from({ length: count }, (_, at): Point => {
    const span = { from: whole.from + at * size, to: whole.from + (at + 1) * size };
    return {
      span,
      row: rows.get(span.from) ?? null,
      before: before[at] ?? null,
      ranges: normals.get(span.from)?.ranges ?? null,
      isRunning: span.from < counted.to && counted.to < span.to,
    };
  });
}

const byTime = <Row extends { time: number | null }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.time, row]));

interface Names {
  created: string;
  completed: string;
  autoCancelled: string;
  before: string;
  normal: string;
}

export const courseOf = (points: readonly Point[], heads: readonly string[], names: Names): Course => ({
  heads,
  main: { name: names.created, values: points.map(({ row }) => row?.created ?? null) },
  second: { name: names.completed, values: points.map(({ row }) => row?.completed ?? null) },
  compared: points.some(({ before }) => before)
    ? { name: names.before, values: points.map(({ before }) => before?.created ?? null) }
    : undefined,
  bars: { name: names.autoCancelled, values: points.map(({ row }) => row?.autoCancelled ?? null) },
  band: points.some(({ ranges }) => ranges?.created)
    ? { name: names.normal, ranges: points.map(({ ranges }) => ranges?.created ?? null) }
    : undefined,
});

/** The point that is looked at first: the present one, else the one with most orders. */
export function firstFocus(points: readonly Point[]): number {
  const running = points.findIndex(({ isRunning }) => isRunning);
  if (running >= 0) return running;
  const created = points.map(({ row }) => row?.created ?? 0);
  return Math.max(0, created.indexOf(Math.max(0, ...created)));
}
