/**
 * How the envelope of an answer is read, by the console and by who judges an upstream for it. Operators' services
 * differ: `code` may stand for `status` and `errCode`, numbers come as text, and call statistics say 200.
 */
import type { Client } from './call.ts';
import { SUCCESS, type Sums } from './envelope.ts';

export type LooseEnvelope = Readonly<Record<string, unknown>>;

/** Any of these makes an answer an envelope. */
export const isEnvelope = (value: unknown): value is LooseEnvelope =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ['status', 'errCode', 'code'].some(name => name in value);

/** `errCode`, or `code` where that stands for it; 0 where neither says anything. */
export function codeOf({ errCode, code }: LooseEnvelope): number {
  const own = numberIn(errCode);
  const other = numberIn(code);
  return own || (other === OK_OF_CALL_STATISTICS ? 0 : other);
}

/** What fields come to; undefined where an upstream says nothing of it, or something else. */
export const sumsIn = ({ sums }: LooseEnvelope): Sums | undefined =>
  typeof sums === 'object' && sums !== null && Object.values(sums).every(Number.isFinite)
    ? (sums as Sums)
    : undefined;

/** How many each filter would find; undefined where an upstream says nothing of it, or something else. */
export const countsIn = ({ counts }: LooseEnvelope): readonly number[] | undefined =>
  Array.isArray(counts) && counts.every(Number.isFinite) ? counts : undefined;

/** 2000 counts in `errCode` only, 2001 and 2003 in either. */
export const isSessionOver = ({ errCode, code }: LooseEnvelope): boolean =>
  numberIn(errCode) === 2000 || [errCode, code].some(value => [2001, 2003].includes(numberIn(value)));

export function isSuccess({ status, code }: LooseEnvelope, client: Client): boolean {
  const said = status ?? code;
  return String(said) === SUCCESS || (client === 'callStatistics' && said === OK_OF_CALL_STATISTICS);
}

/** 0 for what is no number. */
export function numberIn(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
}

/** What services of call statistics say of a success, in `status` or `code`. */
export const OK_OF_CALL_STATISTICS = 200;
