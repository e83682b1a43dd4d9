/** How long a paper is good for, counted in days of the clerks' calendar. */
import { midnight } from '../../kit/format/time.ts';

/** Papers that have no more days than this left are looked after, as the filters of the lists have it. */
const NEAR_DAYS = 30;
const DAY_MS = 86_400_000;

export type PaperTone = 'over' | 'near' | 'good';

export interface Left {
  tone: PaperTone;
  /** Until it is over, 0 on its last day; since it is over where it is. */
  days: number;
}

/** @param end its last millisecond, as it is kept */
export function leftOf(end: number, now: number): Left {
  const days = Math.floor((end - midnight(now, 0)) / DAY_MS);
  if (end <= now) return { tone: 'over', days: Math.max(1, -days) };
  return { tone: end <= now + NEAR_DAYS * DAY_MS ? 'near' : 'good', days };
}
