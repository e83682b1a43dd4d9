/** Days counted as one. */
import type { callCountCalls } from '../../contract/call-record.ts';
import type { Answer } from '../../contract/grammar/call.ts';
import { startOfDay } from '../../kit/format/time.ts';
import type { Span } from '../../nouns/statistics/period.ts';

export type CountedDay = Answer<typeof callCountCalls.countList>[number];

export interface Totals {
  calls: number;
  answered: number;
  missed: number;
  /** Null where an upstream does not tell it of every day. */
  soon: number | null;
  rung: number;
  /** Of all that were rung at somebody's, and of all that were answered; null as `soon`. */
  ringSeconds: number | null;
  talkSeconds: number | null;
}

/** Of the days that lie in the span: an upstream may count others as well. */
export function totalsOf(days: readonly CountedDay[], { from, to }: Span): Totals {
  const within = days.filter(({ date }) => {
    const begin = startOfDay(date.slice(0, 'YYYY-MM-DD'.length));
    // of a span that ends in the course of a day, that day is counted as far as it goes
    return begin !== null && begin >= from && begin < to;
  });
  const sum = (of: (day: CountedDay) => number) => within.reduce((total, day) => total + of(day), 0);
  const sumOfTold = (of: (day: CountedDay) => number | null) =>
    within.some(day => of(day) === null) ? null : sum(day => of(day) ?? 0);
  return {
    calls: sum(day => day.callCount),
    answered: sum(day => day.answerCount),
    missed: sum(day => day.deElectrifyCount ?? day.callCount - day.answerCount),
    soon: sumOfTold(
      ({ within10sCount, within10sRate, answerCount }) =>
        within10sCount ?? (within10sRate === null ? null : Math.round((within10sRate * answerCount) / 100)),
    ),
    rung: sum(day => day.rungCount ?? day.callCount),
    ringSeconds: sumOfTold(({ ringSeconds, avgRing, callCount }) => ringSeconds ?? times(avgRing, callCount)),
    talkSeconds: sumOfTold(
      ({ talkSeconds, avgTalk, answerCount }) => talkSeconds ?? times(avgTalk, answerCount),
    ),
  };
}

const times = (told: number | null, by: number) => (told === null ? null : told * by);

/** With one decimal place; null of nothing, and of what is not told. */
const tenths = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : Math.round((10 * part) / whole) / 10;

/** Percent of those that are over: answered or missed. */
export const answerRate = ({ answered, missed }: Totals) => tenths(100 * answered, answered + missed);
export const soonRate = ({ soon, answered }: Totals) => tenths(times(soon, 100), answered);
/** Seconds. */
export const meanRing = ({ ringSeconds, rung }: Totals) => tenths(ringSeconds, rung);
export const averageTalkMinutes = ({ talkSeconds, answered }: Totals) => tenths(talkSeconds, answered);
