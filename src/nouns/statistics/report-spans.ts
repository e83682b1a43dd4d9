/** The day, week or month of a report, as far as it has gone, and the one that it is compared with. */
import { formatDay, midnight, startOfDay, toDayInput } from '../../kit/format/time.ts';
import { type Grouping, nextOf, type Span } from './period.ts';

/** The period before, the same weekday of the week before, or nothing. */
export const COMPARISONS = ['before', 'lastWeek', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface ReportPeriod {
  unit: Grouping;
  /** `YYYY-MM-DD`, any day of the period; without one, today. */
  on?: string | undefined;
  against: Comparison;
}

export interface CountedSpan {
  /** From midnight to midnight. */
  whole: Span;
  /** Up to now, where the period is not over. */
  counted: Span;
}

export interface ReportSpans extends CountedSpan {
  isRunning: boolean;
  /** As much of it is counted as has passed of the period; null without a comparison. */
  before: CountedSpan | null;
}

const SECOND_MS = 1_000;
const DAYS_OF_WEEK = 7;
const MONDAY = 1;

/** @param now milliseconds since 1970; what is counted ends before this second */
export function reportSpans({ unit, on, against }: ReportPeriod, now: number): ReportSpans {
  const chosen = on === undefined ? null : startOfDay(on);
  const whole = wholeSpan(unit, Math.min(chosen ?? now, now));
  const isRunning = whole.to > now;
  const second = Math.floor(now / SECOND_MS) * SECOND_MS;
  const counted = isRunning ? { from: whole.from, to: Math.max(second, whole.from + SECOND_MS) } : whole;
  const before = spanBefore(unit, whole, against);
  if (!before) return { whole, counted, isRunning, before: null };
  const passed = { from: before.from, to: Math.min(before.to, before.from + counted.to - counted.from) };
  return { whole, counted, isRunning, before: { whole: before, counted: isRunning ? passed : before } };
}

/** The day, the week from Monday on, or the month in which a time lies. */
export function wholeSpan(unit: Grouping, time: number): Span {
  const from = beginOf(unit, time);
  return { from, to: nextOf(from, unit) };
}

/** The first day of the next period, or of the one before: `YYYY-MM-DD`. */
export const steppedDay = (unit: Grouping, { from, to }: Span, by: 1 | -1): string =>
  formatDay(by === 1 ? to : wholeSpan(unit, from - 1).from);

/** Of days alone there is a same weekday. */
export const comparisonsOf = (unit: Grouping): readonly Comparison[] =>
  unit === 'day' ? COMPARISONS : COMPARISONS.filter(each => each !== 'lastWeek');

/** 0 is Sunday. */
export const weekdayOf = (time: number): number => new Date(`${toDayInput(time)}T00:00Z`).getUTCDay();

function beginOf(unit: Grouping, time: number): number {
  if (unit === 'day') return midnight(time, 0);
  if (unit === 'week') return midnight(time, (weekdayOf(time) - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK);
  return startOfDay(`${toDayInput(time).slice(0, 'YYYY-MM'.length)}-01`) ?? midnight(time, 0);
}

function spanBefore(unit: Grouping, { from }: Span, against: Comparison): Span | null {
  if (against === 'none') return null;
  const isWeekday = unit === 'day' && against === 'lastWeek';
  return wholeSpan(unit, isWeekday ? midnight(from, DAYS_OF_WEEK) : from - 1);
}
