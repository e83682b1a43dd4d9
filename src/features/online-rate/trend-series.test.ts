import { describe, expect, it } from 'vitest';
import { LONGEST_TREND_MS, type RateSample } from '../../contract/online-rate.ts';
import { lowestOf, pointsOf, spanOf } from './trend-series.ts';

/** In Nanning, which is eight hours ahead. */
const MIDNIGHT = Date.UTC(2026, 5, 14, 16);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const aSample = (time: number, onlineRate = 70): RateSample => ({
  time,
  onlineCount: 7,
  totalLocationCount: 8,
  totalRecordCount: 10,
  onlineRate,
  accessRate: 80,
});

describe('the span', () => {
  it.each([MIDNIGHT, MIDNIGHT + 10 * HOUR, MIDNIGHT + DAY - 1])('is whole days of Nanning, at %i', now => {
    expect(spanOf('today', now)).toEqual({ from: MIDNIGHT, to: MIDNIGHT + DAY - 1 });
    expect(spanOf('yesterday', now)).toEqual({ from: MIDNIGHT - DAY, to: MIDNIGHT - 1 });
    expect(spanOf('week', now)).toEqual({ from: MIDNIGHT - 6 * DAY, to: MIDNIGHT + DAY - 1 });
  });

  it('is none that the upstream refuses', () => {
    const { from, to } = spanOf('week', MIDNIGHT);
    expect(to - from).toBeLessThanOrEqual(LONGEST_TREND_MS);
  });
});

describe('the line', () => {
  it('counts hours from the beginning', () => {
    const samples = [aSample(MIDNIGHT + HOUR, 40), aSample(MIDNIGHT + HOUR + 5 * MINUTE, 50)];
    expect(pointsOf(samples, spanOf('today', MIDNIGHT))).toEqual([
      [1, 40],
      [1 + 5 / 60, 50],
    ]);
  });

  it('goes over a single sample that is missing, and is broken where there are more', () => {
    const at = (...minutes: number[]) =>
      pointsOf(
        minutes.map(minute => aSample(MIDNIGHT + minute * MINUTE)),
        spanOf('today', MIDNIGHT),
      ).map(([, rate]) => rate);
    expect(at(0, 10)).toEqual([70, 70]);
    expect(at(0, 15)).toEqual([70, null, 70]);
  });

  it('has gaps of hours where it goes over days', () => {
    const span = spanOf('week', MIDNIGHT);
    const at = (...hours: number[]) =>
      pointsOf(
        hours.map(hour => aSample(span.from + hour * HOUR)),
        span,
      ).length;
    expect([at(0, 2), at(0, 3)]).toEqual([2, 3]);
  });
});

it('the lowest is the first of the lowest ones', () => {
  expect(lowestOf([aSample(1, 80), aSample(2, 30), aSample(3, 30)])?.time).toBe(2);
  expect(lowestOf([])).toBeUndefined();
});
