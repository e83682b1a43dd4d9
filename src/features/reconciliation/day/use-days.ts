/** Days, one day and its differences, read again while they are shown: colleagues work at the same day. */
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import { useAnswer } from '../../../data/use-call.ts';
import type { Place } from '../place.ts';
import { dayAfter, firstOfMonth, lastOfMonth, STRIP_DAYS } from './days.ts';

const REPEAT_MS = 15_000;
/** As many as a page of the upstream has at most. */
export const MOST_SHOWN = 200;
/** How far back the first day to close is looked for. */
const BACK_DAYS = 31;

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);

/** The strip and the month of the chosen day. @param last of the strip */
export function useDays({ day, last }: { day: string; last: string }) {
  const from = earlier(firstOfMonth(day), dayAfter(last, 1 - STRIP_DAYS));
  const to = later(lastOfMonth(day), last);
  return useAnswer(reconciliationCalls.listDays, { query: { from, to } }, { repeatMs: REPEAT_MS });
}

/** The days among which the first to close is. */
export const useRecentDays = (today: string, enabled: boolean) =>
  useAnswer(
    reconciliationCalls.listDays,
    { query: { from: dayAfter(today, -BACK_DAYS), to: dayAfter(today, -1) } },
    { enabled },
  );

export const useDay = (day: string) =>
  useAnswer(reconciliationCalls.getDay, { query: { day } }, { repeatMs: REPEAT_MS });

export const useDifferences = (day: string, { type, channel }: Pick<Place, 'type' | 'channel'>) =>
  useAnswer(
    reconciliationCalls.listDifferences,
    { query: { day, type, channel, current: 1, size: MOST_SHOWN } },
    { repeatMs: REPEAT_MS },
  );

export const useDifference = (id: string) =>
  useAnswer(reconciliationCalls.getDifference, { query: { id } }, { repeatMs: REPEAT_MS });
