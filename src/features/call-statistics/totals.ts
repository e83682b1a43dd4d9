/** Days counted as one. */

import type { callCountCalls } from '../../contract/call-record.ts';
import type { Answer } from '../../contract/grammar/call.ts';
import { startOfDay } from '../../kit/format/time.ts';
import type { Span } from './period.ts';

export type CountedDay = Answer<typeof callCountCalls.countList>[number];

export interface Totals {
  calls: number;
  answered: number;
  missed: number;
  soon: number;
  rung: number;
  /** Of all that were rung at somebody's, and of all that were answered. */
  ringSeconds: number;
  talkSeconds: number;
}

/** Of the days that lie in the span: an upstream may count others as well. */
export function totalsOf(days: readonly CountedDay[], { from, to }: Span): Totals {
  const within = days.filter(({ date }) => {
    const begin = startOfDay(date.slice(0, 'YYYY-MM-DD'.length));
    // of a span that ends in the course of a day, that day is counted as far as it goes
    return begin !== null && begin >= from && begin < to;
  });
  const sum = (of: (day: CountedDay) => number) => within.reduce((total, day) => total + of(day), 0);
  return {
    calls: sum(day => day.callCount),
    answered: sum(day => day.answerCount),
    missed: sum(day => day.deElectrifyCount),
    soon: sum(day => day.within10sCount ?? Math.round((day.within10sRate * day.answerCount) / 100)),
    rung: sum(day => day.rungCount ?? day.callCount),
    ringSeconds: sum(day => day.ringSeconds ?? day.avgRing * day.callCount),
    talkSeconds: sum(day => day.talkSeconds ?? day.avgTalk * day.answerCount),
  };
}

/** With one decimal place; null of nothing. */
const tenths = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10 * part) / whole) / 10;

/** Percent of those that are over: answered or missed. */
export const answerRate = ({ answered, missed }: Totals) => tenths(100 * answered, answered + missed);
export const soonRate = ({ soon, answered }: Totals) => tenths(100 * soon, answered);
/** Seconds. */
export const meanRing = ({ ringSeconds, rung }: Totals) => tenths(ringSeconds, rung);
export const meanTalk = ({ talkSeconds, answered }: Totals) => tenths(talkSeconds, answered);

/** `+1.5`, `−3`, `±0`. */
export function signed(difference: number): string {
  const rounded = Math.round(difference * 10) / 10;
  if (rounded === 0) return '±0';
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
