/** The time that is counted, and the one that it is compared with: both the same until some minutes have passed. */
import { useMemo } from 'react';
import { earlierThan, spanOf } from './period.ts';
import type { PeriodPlace } from './period-place.ts';

/** What is compared with a time that goes on moves on by so much at once. */
const STEP_MS = 5 * 60_000;

export function useSpan({ period, from, to }: PeriodPlace) {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  return useMemo(() => {
    const span = spanOf(period, { from, to }, now);
    return { span, earlier: earlierThan(span, now) };
  }, [period, from, to, now]);
}
