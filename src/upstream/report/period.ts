/** Periods of reports. */
import { LONGEST_PERIOD_MS } from '../../contract/report.ts';
import { readWallTime } from '../../contract/wall-time.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { Failure, refuse } from '../core/failure.ts';

const SECOND_MS = 1_000;

/** Milliseconds since 1970: from here on, and before that. */
export interface Span {
  from: number;
  to: number;
}

export interface Period extends Span {
  /** Where it ends; `to` where it has come to by now. */
  end: number;
  before: Span;
}

interface Asked {
  startTimeStr: string;
  endTimeStr: string;
  beforeTimeStr?: string | undefined;
}

/** Fails with PARAMETER: PERIOD_REVERSED, PERIOD_TOO_LONG. @param now milliseconds since 1970 */
export const periodOf = (asked: Asked, now: number): Period =>
  build(asked, now, timeOf(asked, 'startTimeStr'), timeOf(asked, 'endTimeStr') + SECOND_MS);

/** The same of whole days: those of its first and its last second. */
export const daysOf = (asked: Asked, now: number): Period =>
  build(
    asked,
    now,
    startOfDay(timeOf(asked, 'startTimeStr')),
    startOfDay(timeOf(asked, 'endTimeStr')) + DAY_MS,
  );

function build(asked: Asked, now: number, from: number, end: number): Period {
  if (from >= end) throw refuse('PARAMETER', 'PERIOD_REVERSED');
  if (end - from > LONGEST_PERIOD_MS) throw refuse('PARAMETER', 'PERIOD_TOO_LONG');
  const to = Math.max(from, Math.min(end, now + 1));
  const before = asked.beforeTimeStr === undefined ? from - (end - from) : timeOf(asked, 'beforeTimeStr');
  return { from, to, end, before: { from: before, to: before + (to - from) } };
}

function timeOf(asked: Asked, field: keyof Asked): number {
  const time = readWallTime(asked[field] ?? '');
  if (time === null) throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_format' }] });
  return time;
}
