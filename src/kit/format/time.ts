/** Times as the clerks read them: Nanning's clock wherever the browser stands. */

const ZONE = 'Asia/Shanghai';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What stands for a time that is not there. */
export const NO_TIME = '-';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `YYYY-MM-DD HH:mm:ss`, or with slashes. @param value milliseconds since 1970 */
export function formatTime(value: number | null | undefined, separator: '-' | '/' = '-'): string {
  const at = partsOf(value);
  if (!at) return NO_TIME;
  return `${[at.year, at.month, at.day].join(separator)} ${at.hour}:${at.minute}:${at.second}`;
}

/** `YYYY/MM/DD`. */
export function formatDay(value: number | null | undefined): string {
  const at = partsOf(value);
  return at ? `${at.year}/${at.month}/${at.day}` : NO_TIME;
}

/** `HH:mm`. */
export function formatClock(value: number | null | undefined): string {
  const at = partsOf(value);
  return at ? `${at.hour}:${at.minute}` : NO_TIME;
}

export type Ago =
  | { kind: 'now' }
  | { kind: 'minutes'; count: number }
  | { kind: 'hours'; count: number }
  | { kind: 'yesterday' }
  | { kind: 'day'; text: string };

/** How long ago; from two days on the day itself. What lies ahead of a slow clock is now. */
export function ago(value: number, now: number): Ago {
  const age = now - value;
  if (age < -MINUTE) return { kind: 'day', text: formatDay(value) };
  if (age < 30 * SECOND) return { kind: 'now' };
  if (age < HOUR) return { kind: 'minutes', count: Math.max(1, Math.floor(age / MINUTE)) };
  if (age < DAY) return { kind: 'hours', count: Math.floor(age / HOUR) };
  if (age < 2 * DAY) return { kind: 'yesterday' };
  return { kind: 'day', text: formatDay(value) };
}

/** A day of the clerks' calendar, `YYYY-MM-DD`, as its last millisecond in Nanning; null for no day. */
export function endOfDay(day: string): number | null {
  const value = Date.parse(`${day}T23:59:59.999+08:00`);
  return Number.isNaN(value) ? null : value;
}

/** `YYYY-MM-DD` as a date input takes it; empty for no time. */
export function toDayInput(value: number | null | undefined): string {
  const at = partsOf(value);
  return at ? `${at.year}-${at.month}-${at.day}` : '';
}

function partsOf(value: number | null | undefined) {
  if (value === null || value === undefined || value === 0 || !Number.isFinite(value)) return null;
  if (Math.abs(value) > 8.64e15) return null;
  return Object.fromEntries(parts.formatToParts(value).map(part => [part.type, part.value])) as Record<
    'year' | 'month' | 'day' | 'hour' | 'minute' | 'second',
    string
  >;
}
