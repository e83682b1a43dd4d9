/** Times as the clerks read them: Nanning's clock wherever the browser stands. */
import { TZDate } from '@date-fns/tz';
import { isValid, lightFormat } from 'date-fns';

const ZONE = 'Asia/Shanghai';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What stands for a time that is not there. */
export const NO_TIME = '-';

/** `YYYY-MM-DD HH:mm:ss`, or with slashes. @param value milliseconds since 1970 */
export const formatTime = (value: number | null | undefined, separator: '-' | '/' = '-') =>
  inNanning(value, `yyyy${separator}MM${separator}dd HH:mm:ss`);

/** `YYYY-MM-DD`. */
export const formatDay = (value: number | null | undefined) => inNanning(value, 'yyyy-MM-dd');

/** `HH:mm`. */
export const formatClock = (value: number | null | undefined) => inNanning(value, 'HH:mm');

/** `HH:mm` of today, `MM-dd HH:mm` of another day of Nanning. */
export const formatClockOrDay = (value: number | null | undefined, now: number) =>
  toDayInput(value) === toDayInput(now) ? formatClock(value) : inNanning(value, 'MM-dd HH:mm');

/** `HH:mm:ss`. */
export const formatMoment = (value: number | null | undefined) => inNanning(value, 'HH:mm:ss');

/** `HH:mm:ss` of today, `MM-dd HH:mm:ss` of another day of Nanning. */
export const formatMomentOrDay = (value: number | null | undefined, now: number) =>
  inNanning(value, toDayInput(value) === toDayInput(now) ? 'HH:mm:ss' : 'MM-dd HH:mm:ss');

export type Ago =
  | { kind: 'now' }
  | { kind: 'minutes'; count: number }
  | { kind: 'hours'; count: number }
  | { kind: 'yesterday' }
  | { kind: 'day'; text: string };

/** How long ago; from two days on the day itself. What lies ahead of a slow clock is now. */
export function ago(value: number, now: number): Ago {
  const age = now - value;
  if (age < -MINUTE) return { kind: 'day', text: inNanning(value, 'yyyy/MM/dd') };
  if (age < 30 * SECOND) return { kind: 'now' };
  if (age < HOUR) return { kind: 'minutes', count: Math.max(1, Math.floor(age / MINUTE)) };
  if (age < DAY) return { kind: 'hours', count: Math.floor(age / HOUR) };
  if (age < 2 * DAY) return { kind: 'yesterday' };
  return { kind: 'day', text: inNanning(value, 'yyyy/MM/dd') };
}

/** A day of the clerks' calendar, `YYYY-MM-DD`, as its last millisecond in Nanning; null for no day. */
export function endOfDay(day: string): number | null {
  const next = midnightOf(day, 1);
  return next === null ? null : next - 1;
}

/** The same as its first millisecond. */
export function startOfDay(day: string): number | null {
  return midnightOf(day, 0);
}

/** Midnight so many days after a day. Asked of the calendar: China had summer time from 1986 to 1991. */
function midnightOf(day: string, later: number): number | null {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (number === undefined) return null;
  const value = new TZDate(Number(year), Number(month) - 1, Number(number) + later, ZONE).getTime();
  return Number.isNaN(value) ? null : value;
}

/** Midnight in Nanning, so many days before the day of `now`; 0 is the beginning of today. */
export const midnight = (now: number, daysBefore: number) =>
  (startOfDay(toDayInput(now)) ?? now) - daysBefore * DAY;

/** `YYYY-MM-DD` as a date input takes it; empty for no time. */
export const toDayInput = (value: number | null | undefined) => inNanning(value, 'yyyy-MM-dd', '');

/** `YYYY-MM-DDTHH:mm` as an input of day and time takes it; empty for no time. */
export const toMinuteInput = (value: number | null | undefined) => inNanning(value, "yyyy-MM-dd'T'HH:mm", '');

/** What such an input holds, with seconds or without, in Nanning; null for no time. */
export function minuteToTime(text: string): number | null {
  const [, day = '', hour, minute, second = '0'] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  const [year, month, number] = day.split('-').map(Number);
  if (year === undefined || month === undefined || number === undefined) return null;
  const date = new TZDate(year, month - 1, number, Number(hour), Number(minute), Number(second), ZONE);
  const value = date.getTime();
  // the calendar has no 31st of June, and makes a 1st of July of it
  return toDayInput(value) === day ? value : null;
}

/** Zero is no time: older upstreams send it for a missing one. */
function inNanning(value: number | null | undefined, pattern: string, otherwise = NO_TIME): string {
  if (value === null || value === undefined || value === 0) return otherwise;
  const date = new TZDate(value, ZONE);
  // figures only, so the light form will do: the other one carries the names of months and days
  return isValid(date) ? lightFormat(date, pattern) : otherwise;
}
