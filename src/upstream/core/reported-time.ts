/** Bounds of times that other systems report: their clocks may be some minutes off. */
import { Failure } from './failure.ts';

const DAY_MS = 86_400_000;
/** How far a reporter's clock may be ahead. */
export const AHEAD_MS = 5 * 60_000;
/** How old a payment may be when it is reported. */
export const PAYMENT_BACK_MS = 400 * DAY_MS;
/** How old a call, an alarm or a found item may be when it is reported. */
export const EVENT_BACK_MS = 7 * DAY_MS;

interface Bounds {
  /** Milliseconds since 1970. */
  now: number;
  backMs: number;
}

/** @param time milliseconds since 1970 */
export const isReportable = (time: number, { now, backMs }: Bounds): boolean =>
  time >= now - backMs && time <= now + AHEAD_MS;

/** Fails with PARAMETER and the field where the time is too old, or lies ahead. */
export function checkReportedTime(time: number, field: string, bounds: Bounds): void {
  if (isReportable(time, bounds)) return;
  const code = time > bounds.now ? 'too_big' : 'too_small';
  throw new Failure('PARAMETER', { reason: 'TIME_OUT_OF_BOUNDS', fields: [{ field, code }] });
}
