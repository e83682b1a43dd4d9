/** Days and months of the clerks' calendar, which is Nanning's, as forms keep them: milliseconds since 1970. */
import { endOfDay, startOfDay, toDayInput } from './time.ts';

/** Which end of a day or a month a time stands for. */
export type Edge = 'start' | 'end';

/** `YYYY-MM-DD` as its first or last millisecond; null for no day. */
export const dayToTime = (day: string, edge: Edge): number | null =>
  isDay(day) ? (edge === 'start' ? startOfDay(day) : endOfDay(day)) : null;

/** `YYYY-MM` as its first or last millisecond; null for no month. */
export function monthToTime(month: string, edge: Edge): number | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined) return null;
  if (edge === 'start') return startOfDay(`${month}-01`);
  return endOfDay(`${month}-${String(daysIn(Number(year), Number(number))).padStart(2, '0')}`);
}

/** `YYYY-MM` where two days, `YYYY-MM-DD`, are the first and the last of one month; else empty. */
export function monthOfDays(from: string, to: string): string {
  const month = from.slice(0, 7);
  const isWhole =
    from === toDayInput(monthToTime(month, 'start')) && to === toDayInput(monthToTime(month, 'end'));
  return isWhole ? month : '';
}

/** `YYYY-MM` of the month in which a time lies; empty for no time. */
export const toMonthInput = (value: number | null | undefined) => toDayInput(value).slice(0, 7);

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

/** @param month from 1; none has days that is not one of the twelve */
const daysIn = (year: number, month: number) =>
  month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
