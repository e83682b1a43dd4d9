/**
 * What may stand in a log: secrets cut out, personal values masked, by the names of their fields and wherever a text
 * holds a whole number, JSON inside a text included. The upstream does it when it writes, the console once more when it
 * shows: an older upstream may not have.
 */
import { filterName } from './filters.ts';
import { mask } from './mask.ts';
import { maskNumbers } from './mask-numbers.ts';
import type { PersonalFields } from './personal.ts';
import type { MaskKind } from './wire.ts';

const SECRET = /password|token|secret|signature|logincode|requestid|searchkey/i;
/** Known by their names alone, where no declaration is at hand. */
const PERSONAL: readonly (readonly [RegExp, MaskKind])[] = [
  [/mobile|phone|callno/i, 'mobile'],
  // the number of a driving licence is the identity number
  [/idcard|identity|licenseno/i, 'identity'],
  [/cardno|payeeaccount/i, 'card'],
];
/** Names of records, which may look like numbers of people. */
const ID = /ids?$/i;

/** Most names are neither, and one look says so. */
const EITHER = new RegExp(
  [SECRET, ...PERSONAL.map(([pattern]) => pattern)].map(({ source }) => source).join('|'),
  'i',
);

const NONE: PersonalFields = new Map();

/**
 * What holds nothing of the kind is answered as it is, not copied: most records that are logged do not.
 * @param personal fields that hold personal values by their declaration
 */
export function redact(value: unknown, personal: PersonalFields = NONE): unknown {
  if (typeof value === 'string') return redactText(value, personal);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(item => redact(item, personal));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  let redacted: Record<string, unknown> | undefined;
  for (const [name, field] of Object.entries(value)) {
    const shown = redactField(name, field, personal);
    if (shown === field) continue;
    redacted ??= { ...value };
    redacted[name] = shown;
  }
  return redacted ?? value;
}

function redactField(name: string, field: unknown, personal: PersonalFields): unknown {
  const kind = kindOf(name, personal);
  if (kind) return maskedAs(kind, field, personal);
  if (SECRET.test(name) && field !== null) return '***';
  return ID.test(name) ? field : redact(field, personal);
}

function kindOf(name: string, personal: PersonalFields): MaskKind | undefined {
  const declared = personal.get(name) ?? personal.get(filterName(name)?.[0] ?? name);
  if (declared || !EITHER.test(name) || SECRET.test(name)) return declared;
  return PERSONAL.find(([pattern]) => pattern.test(name))?.[1];
}

function maskedAs(kind: MaskKind, field: unknown, personal: PersonalFields): unknown {
  if (Array.isArray(field)) return field.map(item => maskedAs(kind, item, personal));
  if (typeof field === 'string' || typeof field === 'number') return mask(kind, String(field));
  return redact(field, personal);
}

const IS_JSON = /^\s*[{[]/;

function redactText(text: string, personal: PersonalFields): string {
  if (IS_JSON.test(text)) {
    try {
      return JSON.stringify(redact(JSON.parse(text), personal));
    } catch {
      // no JSON after all, or cut off
    }
  }
  return maskNumbers(text);
}
