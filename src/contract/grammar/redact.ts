/**
 * What may stand in a log: secrets cut out, personal values masked, by the names of their fields. The upstream does
 * it when it writes, the console once more when it shows: an older upstream may not have.
 */
import { mask } from './mask.ts';
import type { MaskKind } from './wire.ts';

const SECRET = /password|token|secret|signature|logincode|requestid|searchkey/i;
const PERSONAL: readonly (readonly [RegExp, MaskKind])[] = [
  [/mobile|phone|callno/i, 'mobile'],
  // the number of a driving licence is the identity number
  [/idcard|identity|licenseno/i, 'identity'],
  [/cardno|payeeaccount/i, 'card'],
];

/** Most names are neither, and one look says so. */
const EITHER = new RegExp(
  [SECRET, ...PERSONAL.map(([pattern]) => pattern)].map(({ source }) => source).join('|'),
  'i',
);

export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (!EITHER.test(name)) return [name, redact(field)];
      if (SECRET.test(name) && field !== null) return [name, '***'];
      const personal = PERSONAL.find(([pattern]) => pattern.test(name));
      return [name, personal && typeof field === 'string' ? mask(personal[1], field) : redact(field)];
    }),
  );
}
