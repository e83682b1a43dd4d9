/** A trend as it is drawn: over which time, and with its gaps. */
import { LONGEST_TREND_MS, type RateSample, SAMPLE_MS } from '../../contract/online-rate.ts';
import { midnight } from '../../kit/format/time.ts';

export const SPANS = ['today', 'yesterday', 'week'] as const;
export type TrendSpan = (typeof SPANS)[number];

export const FORMS = ['chart', 'table'] as const;
export type TrendForm = (typeof FORMS)[number];

export interface Span {
  /** Both belong to it. Milliseconds since 1970. */
  from: number;
  to: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Whole days of the clerks' calendar: the same span all day long. */
export function spanOf(span: TrendSpan, now: number): Span {
  const today = midnight(now, 0);
  if (span === 'yesterday') return { from: today - DAY_MS, to: today - 1 };
  const to = today + DAY_MS - 1;
  return { from: span === 'week' ? to + 1 - LONGEST_TREND_MS : today, to };
}

export const isOfDays = ({ from, to }: Span) => to - from > DAY_MS;

/** Hours since the span began, and percent; null where the line is broken. */
export type TrendPoint = readonly [hours: number, rate: number | null];

/** Where more than one sample is missing, nobody knows what was between. */
export function pointsOf(samples: readonly RateSample[], span: Span): TrendPoint[] {
  const longest = 2 * (isOfDays(span) ? HOUR_MS : SAMPLE_MS);
  const hoursAt = (time: number) => (time - span.from) / HOUR_MS;
  return samples.flatMap(({ time, onlineRate }, at): TrendPoint[] => {
    const before = samples[at - 1]?.time;
    const point: TrendPoint = [hoursAt(time), onlineRate];
    return before !== undefined && time - before > longest ? [[hoursAt(before), null], point] : [point];
  });
}

/** The first of the lowest ones; undefined where there is none. */
export const lowestOf = (samples: readonly RateSample[]): RateSample | undefined =>
  samples.reduce<RateSample | undefined>(
    (lowest, sample) => (lowest && lowest.onlineRate <= sample.onlineRate ? lowest : sample),
    undefined,
  );
