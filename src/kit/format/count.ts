/** Counts, money and sizes as the clerks read them. */
import { isNumber, NOTHING } from './nothing.ts';

/** `12 345`: thousands apart by a thin space, as the figures of money are. */
export const formatCount = (count: number | null | undefined) =>
  isNumber(count) ? String(count).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, '\u202f') : NOTHING;

/** A number that names something, as the code of a version: digits alone, also in a text. */
export const formatCode = (code: number | null | undefined) => (isNumber(code) ? String(code) : NOTHING);

/** Yuan with two decimals: `12 345.60`. @param fen hundredths of a yuan */
export function formatYuan(fen: number | null | undefined): string {
  if (!isNumber(fen)) return '-';
  const whole = String(Math.round(Math.abs(fen))).padStart(3, '0');
  const sign = fen < 0 && /[1-9]/.test(whole) ? '−' : '';
  return `${sign}${formatCount(Number(whole.slice(0, -2)))}.${whole.slice(-2)}`;
}

/** `1.2 MB`, `34 KB`; never 0. @param bytes a whole number */
export function formatBytes(bytes: number | null | undefined): string {
  if (!isNumber(bytes)) return NOTHING;
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} KB`;
  return `${(bytes / (KILO * KILO)).toFixed(1)} MB`;
}

const KILO = 1024;
