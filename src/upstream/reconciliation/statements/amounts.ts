/** Amounts as statements write them, read digit by digit: no floating point number takes part. */
import { StatementRefused } from './statement.ts';

/** 10,000,000,000 yuan: what is more is no amount of a taxi operator. */
const LARGEST_FEN = 10 ** 12;
const YUAN_DECIMALS = 2;
/** WeChat charges fees in thousandths of a fen. */
const FEE_DECIMALS = 5;
export const FEE_UNITS_IN_FEN = 10 ** (FEE_DECIMALS - YUAN_DECIMALS);

/** Longer than any amount that is written with separators and a currency. */
const LONGEST_TEXT = 40;

const PLAIN = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/** Full-width characters as plain ones, without currency; a minus in front, behind, or as brackets. */
function plainText(text: string): string {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/^\s*([+-]?)\s*[¥]?\s*(.*?)\s*元?\s*$/, '$1$2');
  const [, inside] = /^\(([^()+-]*)\)$/.exec(bare) ?? [];
  const [, before] = /^([^+-]+)-$/.exec(bare) ?? [];
  const negative = inside ?? before;
  return negative === undefined ? bare : `-${negative}`;
}

/** In units of 10^-decimals; undefined for what is no number, not exact, or too large. */
function unitsOf(text: string, decimals: number, largest: number): number | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const [, sign = '', whole = '', fraction = ''] = PLAIN.exec(plainText(text)) ?? [];
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals))) return undefined;
  const digits = whole.replaceAll(',', '') + fraction.slice(0, decimals).padEnd(decimals, '0');
  const units = Number(digits);
  if (units > largest) return undefined;
  return sign === '-' ? 0 - units : units;
}

/** Fen of a text in yuan; undefined for what is no number, has fractions of a fen, or is over 10,000,000,000 yuan. */
export const fenOfYuan = (text: string) => unitsOf(text, YUAN_DECIMALS, LARGEST_FEN);

/** Fen of a text in fen. */
export const fenOfFen = (text: string) => unitsOf(text, 0, LARGEST_FEN);

/** Fee units, thousandths of a fen, of a text in yuan with up to five decimals. */
export const feeUnitsOf = (text: string) => unitsOf(text, FEE_DECIMALS, LARGEST_FEN * FEE_UNITS_IN_FEN);

/** Fen of fee units, rounded half away from zero: 0.00500 yuan is 1 fen, -0.00500 is -1. */
export function fenOfFee(units: number): number {
  const size = Math.abs(units) + FEE_UNITS_IN_FEN / 2;
  const fen = (size - (size % FEE_UNITS_IN_FEN)) / FEE_UNITS_IN_FEN;
  return units < 0 ? 0 - fen : fen;
}

/** Fails where the sum is no longer exact. */
export function plus(sum: number, amount: number): number {
  const next = sum + amount;
  if (!Number.isSafeInteger(next)) throw new StatementRefused('STATEMENT_BAD_AMOUNT');
  return next;
}
