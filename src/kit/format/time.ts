/** Times as the clerks read them: Nanning's clock wherever the browser stands. */
const ZONE = 'Asia/Shanghai';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What stands for a time that is not there. */
export const NO_TIME = '-';

/** `YYYY-MM-DD HH:mm:ss`, or with slashes. @param value milliseconds since 1970 */
export const formatTime = (value: number | null | undefined, separator: '-' | '/' = '-') =>
  inNanning(value, now => `${dayOf(now, separator)} ${clockOf(now)}:${now.second}`);

/** `YYYY/MM/DD`. */
export const formatDay = (value: number | null | undefined) => inNanning(value, now => dayOf(now, '/'));

/** `HH:mm`. */
export const formatClock = (value: number | null | undefined) => inNanning(value, clockOf);

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

/** The same as its first millisecond. */
export function startOfDay(day: string): number | null {
  const value = Date.parse(`${day}T00:00:00+08:00`);
  return Number.isNaN(value) ? null : value;
}

/** Midnight in Nanning, so many days before the day of `now`; 0 is the beginning of today. */
export const midnight = (now: number, daysBefore: number) =>
  (startOfDay(toDayInput(now)) ?? now) - daysBefore * DAY;

/** `YYYY-MM-DD` as a date input takes it; empty for no time. */
export const toDayInput = (value: number | null | undefined) => inNanning(value, now => dayOf(now, '-'), '');

type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';
type Parts = Readonly<Record<Unit, string>>;

const dayOf = ({ year, month, day }: Parts, separator: '-' | '/') => [year, month, day].join(separator);
const clockOf = ({ hour, minute }: Parts) => `${hour}:${minute}`;

/** Zero is no time: older upstreams send it for a missing one. */
function inNanning(
  value: number | null | undefined,
  write: (parts: Parts) => string,
  otherwise = NO_TIME,
): string {
  if (value === null || value === undefined || value === 0) return otherwise;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return otherwise;
  const parts: Record<Unit, string> = { ...NOTHING };
  for (const part of calendar.formatToParts(date)) {
    if (part.type in parts) parts[part.type as Unit] = part.value;
  }
  return write({ ...parts, year: parts.year.padStart(4, '0') });
}

const NOTHING: Parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };

/** The browser knows every zone: a library of dates would only weigh on the first load. */
const calendar = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
