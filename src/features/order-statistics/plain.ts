/** Days as the specification's call answers them: a row for each day and area, and any figure may be left out. */
import type { OrderStatistic } from '../../contract/report.ts';
import { startOfDay, toDayInput } from '../../kit/format/time.ts';
import { type Span, stretchesOf } from '../../nouns/statistics/period.ts';

/** The figures at the head and in the table. */
export const PLAIN_FIGURES = [
  { key: 'created', unit: 'count' },
  { key: 'answered', unit: 'count' },
  { key: 'answerRate', unit: 'rate' },
  { key: 'completed', unit: 'count' },
  { key: 'completeRate', unit: 'rate' },
  { key: 'autoCancelled', unit: 'count' },
] as const;

export type PlainFigures = Record<(typeof PLAIN_FIGURES)[number]['key'], number | null>;

export interface PlainDay extends PlainFigures {
  id: string;
  /** Where the day begins. */
  from: number;
}

/** The days of the span that have begun; one without rows has no orders. */
export function plainDays(rows: readonly OrderStatistic[], counted: Span): PlainDay[] {
  const days = stretchesOf(counted, 'day');
  return days.map(({ id, from }) => ({
    id,
    from,
    ...plainTotal(rows.filter(({ date }) => (date === null ? days.length === 1 : dayOf(date) === id))),
  }));
}

/** All rows as one; null where one of them does not say it. */
export function plainTotal(rows: readonly OrderStatistic[]): PlainFigures {
  const sum = (of: (row: OrderStatistic) => number | null) =>
    rows.reduce<number | null>((total, row) => {
      const count = of(row);
      return total === null || count === null ? null : total + count;
    }, 0);
  const created = sum(row => row.created) ?? 0;
  const answered = sum(row => row.answered);
  const completed = sum(row => row.completed);
  const [only] = rows.length === 1 ? rows : [];
  return {
    created,
    answered,
    completed,
    autoCancelled: sum(row => row.autoCancelled),
    answerRate: shareOf(answered, created) ?? only?.answerRate ?? null,
    completeRate: shareOf(completed, created) ?? only?.completeRate ?? null,
  };
}

/** `2026-11-28` of whatever form of a day an upstream has. */
const dayOf = (date: string) => toDayInput(startOfDay(date.slice(0, 'YYYY-MM-DD'.length)));

/** Percent with one decimal; null of nothing. */
const shareOf = (part: number | null, whole: number) =>
  part === null || whole === 0 ? null : Math.round((1_000 * part) / whole) / 10;
