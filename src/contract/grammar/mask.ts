/** How personal values are shortened wherever they show (PIPL): on the wire, in logs, in exports. */
import type { MaskKind } from './wire.ts';

const STARS = '****';

const rules: Record<MaskKind, (value: string) => string> = {
  // 138****5678; a short or foreign number keeps its last two digits only
  mobile: value =>
    value.length >= 7 ? value.slice(0, 3) + STARS + value.slice(-4) : STARS + value.slice(-2),
  // the birth date of an identity number is the secret part
  identity: value => (value.length >= 10 ? value.slice(0, 6) + STARS + value.slice(-4) : STARS),
  card: value => (value.length >= 8 ? STARS + value.slice(-4) : STARS),
  name: value => value.slice(0, 1) + '*'.repeat(Math.max(1, value.length - 1)),
};

export const mask = (kind: MaskKind, value: string) => (value === '' ? '' : rules[kind](value));

/** By its form alone: what of a whole number is shown wherever it is masked. */
export function maskByForm(number: string): string {
  if (number.length === 11) return mask('mobile', number);
  return mask(number.length === 15 || number.length === 18 ? 'identity' : 'card', number);
}

/** Mobile numbers, also as `138 0011 2233`, and identity numbers, by the birth date inside. */
const NUMBERS: readonly (readonly [RegExp, MaskKind])[] = [
  [/(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g, 'mobile'],
  [
    /(?<!\d)[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g,
    'identity',
  ],
];

/** A text in which whole numbers may stand, with these masked. */
export const maskNumbers = (text: string) =>
  NUMBERS.reduce((masked, [form, kind]) => masked.replaceAll(form, number => mask(kind, number)), text);

/** A mask is never a value: who sends one back did not mean to change the field. */
export const looksMasked = (value: string) => value.includes('**');
