/** How personal values are shortened wherever they show (PIPL): on the wire, in logs, in exports. */
import type { MaskKind } from './wire.ts';

const STARS = '****';

const rules: Record<MaskKind, (value: string) => string> = {
  // 138****5678; of a shorter one less is left, so that as much is hidden
  mobile: value =>
    value.length >= 11
      ? value.slice(0, 3) + STARS + value.slice(-4)
      : STARS + value.slice(value.length > 8 ? -4 : -2),
  // the birth date of an identity number is the secret part
  identity: value => (value.length >= 10 ? value.slice(0, 6) + STARS + value.slice(-4) : STARS),
  card: value => (value.length >= 8 ? STARS + value.slice(-4) : STARS),
  name: value => value.slice(0, 1) + '*'.repeat(Math.max(1, value.length - 1)),
};

export const mask = (kind: MaskKind, value: string) => (value === '' ? '' : rules[kind](value));

/** Of a field that is masked, also where a single letter was shortened. */
export const isMaskText = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('*');

/** A mask is never a value: who sends one back did not mean to change the field. */
export const looksMasked = (value: string) => value.includes('**');
