/** Figures as the clerks read them, the same in every language. */
import { isNumber } from './nothing.ts';

const SECOND = 1000;
const MINUTE_S = 60;

/** `HH:mm:ss`, with more than two figures where it took days; `-` where an end is missing or lies before the beginning. @param span milliseconds */
export function formatDuration(span: number | null | undefined): string {
  if (!isCount(span)) return '-';
  const seconds = Math.floor(span / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map(part => String(part).padStart(2, '0')).join(':');
}

/** `00:48`, `12:05`, `1:02:03`: what is left of a wait, or has passed of it. @param span milliseconds, 0 or more */
export function formatCountdown(span: number): string {
  const [hours, minutes, seconds] = formatDuration(Math.max(0, span)).split(':');
  return Number(hours) === 0 ? `${minutes}:${seconds}` : `${Number(hours)}:${minutes}:${seconds}`;
}

/** Rounded, and at least one: nobody is anywhere in no time. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / MINUTE_S));

/** `61%`: floored, so that nothing is full before it is. @param share from 0 to 1 */
export function formatPercent(share: number | null | undefined): string {
  if (!isCount(share)) return '-';
  // what was divided in binary may lie a hair below the whole percent
  return `${Math.floor(share * 100 + 1e-9)}%`;
}

const isCount = (value: number | null | undefined): value is number => isNumber(value) && value >= 0;
