/** Numbers of people that nothing declares: masked by their form, apart from `mask`, which every page needs. */
import { mask } from './mask.ts';
import type { MaskKind } from './wire.ts';

/** By its form alone: what of a whole number is shown wherever it is masked. */
export function maskByForm(number: string): string {
  if (number.length === 11) return mask('mobile', number);
  return mask(number.length === 15 || number.length === 18 ? 'identity' : 'card', number);
}

/** Mobile numbers, also as `138 0011 2233` and `8613800112233`, and identity numbers, by the birth date inside. */
const NUMBERS: readonly (readonly [RegExp, MaskKind])[] = [
  [/(?<!\d)(?:(?:00)?86[ -]?)?0?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g, 'mobile'],
  [
    /(?<!\d)[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g,
    'identity',
  ],
];

/** Of a mobile number; nothing shorter holds one. */
const SHORTEST = 11;

/** A text in which whole numbers may stand, with these masked. */
export const maskNumbers = (text: string) =>
  text.length < SHORTEST
    ? text
    : NUMBERS.reduce((masked, [form, kind]) => masked.replaceAll(form, number => mask(kind, number)), text);
