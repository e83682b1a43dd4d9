/** What follows from the fields of a lost case, as the specification names it. */
import type { LostOrder } from '../../contract/lost-order.ts';
import { formatClock, formatDay } from '../../kit/format/time.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Who has paid is served first. */
export const isVip = ({ payStatus }: Pick<LostOrder, 'payStatus'>): boolean => payStatus === 1;

/** When that was paid, `YYYY-MM-DD HH:mm`; empty where it was not. */
export const payVipDateStr = ({ payStatus, payTime }: Pick<LostOrder, 'payStatus' | 'payTime'>): string =>
  isVip({ payStatus }) && payTime ? `${formatDay(payTime).replaceAll('/', '-')} ${formatClock(payTime)}` : '';

/** A time in its largest unit that says enough: up to two hours in minutes, up to two days in hours. */
export interface Span {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** Rounded down. @param milliseconds 0 or more */
export function spanOf(milliseconds: number): Span {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  if (minutes < 2 * HOUR_MINUTES) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < 2 * DAY_HOURS) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}

/** How long it took from the beginning of the work to the match; null where one of them is not there. */
export function matchConsume({
  handleStartDate,
  matchTime,
}: Pick<LostOrder, 'handleStartDate' | 'matchTime'>): Span | null {
  if (!handleStartDate || !matchTime || matchTime < handleStartDate) return null;
  return spanOf(matchTime - handleStartDate);
}

export interface Left extends Span {
  isLate: boolean;
  /** Not much of it is left. */
  isSoon: boolean;
}

/** So little time, of someone who has paid and of anybody else. */
const SOON_MS = { vip: 5 * MINUTE_MS, usual: 30 * MINUTE_MS } as const;

/** How long until a deadline, or since. @param now milliseconds since 1970 */
export function leftOf({ payStatus }: Pick<LostOrder, 'payStatus'>, deadline: number, now: number): Left {
  const left = deadline - now;
  return {
    ...spanOf(Math.abs(left)),
    isLate: left < 0,
    isSoon: left >= 0 && left < SOON_MS[isVip({ payStatus }) ? 'vip' : 'usual'],
  };
}
