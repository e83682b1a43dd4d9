/** Over which time records are counted, with which time that is compared, and how its days are put together. */
import { midnight, startOfDay, toDayInput } from '../../kit/format/time.ts';

export const PERIODS = ['today', 'week', 'month', 'own'] as const;
export type Period = (typeof PERIODS)[number];

export const GROUPINGS = ['day', 'week', 'month'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface Span {
  /** Milliseconds since 1970; the end is not in it. */
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
const MONDAY = 1;
const WEEK = 7;

/** How many days before today a period begins. */
const DAYS_BEFORE: Readonly<Record<Exclude<Period, 'own'>, number>> = { today: 0, week: 6, month: 29 };

/** The first and the last day of one's own choice, by any time of theirs; without one, today. */
interface OwnDays {
  from?: number | undefined;
  to?: number | undefined;
}

/** Whole days of the clerks' calendar, none of them after today. */
export function spanOf(period: Period, own: OwnDays, now: number): Span {
  const tomorrow = midnight(now, -1);
  if (period !== 'own') return { from: midnight(now, DAYS_BEFORE[period]), to: tomorrow };
  const last = Math.min(midnight(own.to ?? now, 0), midnight(now, 0));
  const first = Math.min(midnight(own.from ?? last, 0), last);
  return { from: first, to: midnight(last, -1) };
}

/** As long before it; of a time that is not over yet, as much as has passed of it. */
export function earlierThan({ from, to }: Span, now: number): Span {
  const length = to - from;
  return { from: from - length, to: Math.min(from, now - length) };
}

export interface Stretch extends Span {
  /** `YYYY-MM-DD` of its first day. */
  id: string;
}

/** The days, weeks from Monday on, or months of a span, the first and the last as far as they lie in it. */
export function stretchesOf({ from, to }: Span, grouping: Grouping): Stretch[] {
  const stretches: Stretch[] = [];
  for (let begin = from; begin < to; ) {
    const end = Math.min(nextOf(begin, grouping), to);
    stretches.push({ id: toDayInput(begin), from: begin, to: end });
    begin = end;
  }
  return stretches;
}

/** Where the day, week or month after that of a time begins. */
export function nextOf(begin: number, grouping: Grouping): number {
  const [year = 0, month = 1] = toDayInput(begin).split('-').map(Number);
  if (grouping === 'month') {
    const next = month === 12 ? [year + 1, 1] : [year, month + 1];
    return startOfDay(`${next[0]}-${String(next[1]).padStart(2, '0')}-01`) ?? begin + DAY_MS;
  }
  if (grouping === 'day') return midnight(begin, -1);
  const weekday = new Date(`${toDayInput(begin)}T00:00Z`).getUTCDay();
  return midnight(begin, -(WEEK - ((weekday - MONDAY + WEEK) % WEEK)));
}
