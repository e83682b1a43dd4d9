/** Days of the books as the desk counts them: `YYYY-MM-DD` of Asia/Shanghai, which has no summer time. */
import { startOfDay, toDayInput } from '../../../kit/format/time.ts';

const DAY_MS = 86_400_000;
export const STRIP_DAYS = 11;

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** @param days how many later; earlier below 0 */
export const dayAfter = (day: string, days: number): string =>
  new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Both included, in their order. */
export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(from, at));

/** @param now milliseconds since 1970 */
export const today = (now: number): string => toDayInput(now);

/** Whether a text of an address is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcOf(text)) && dayAfter(text, 0) === text;

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** First and last millisecond, for filters of lists. */
export const boundsOf = (day: string): { from: number; to: number } => {
  const from = startOfDay(day) ?? 0;
  return { from, to: from + DAY_MS };
};

/** `11-28`. */
export const monthAndDay = (day: string): string => day.slice(5);

/** `六`, `Sat`: one sign where the language has one for each day. */
export function weekdayOf(day: string, locale: string, isLong = false): string {
  const hasSigns = /^(zh|ja)/.test(locale);
  const weekday = hasSigns && !isLong ? 'narrow' : 'short';
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(utcOf(day));
}

/** Of the strip: today while the chosen day is near it, else some days after the chosen one. */
export const lastOfStrip = (day: string, today: string): string =>
  day > dayAfter(today, -STRIP_DAYS)
    ? day > today
      ? day
      : today
    : dayAfter(day, Math.floor(STRIP_DAYS / 2));
