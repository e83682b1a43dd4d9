/** What the operate log keeps of a value, as text. */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { type PersonalFields, personalFieldsOf } from '../../../contract/grammar/personal.ts';
import { redact } from '../../../contract/grammar/redact.ts';

const known = new WeakMap<AnyCall, PersonalFields>();

/** As its declaration says; read once for each call. */
export function personalOf(call: AnyCall): PersonalFields {
  const fields = known.get(call) ?? personalFieldsOf(call);
  known.set(call, fields);
  return fields;
}

/** Null for nothing. */
export const redacted = (value: unknown, personal?: PersonalFields): unknown =>
  value === undefined || value === null ? null : redact(value, personal);

/** Redacted, as text; null for nothing. */
export const redactedText = (value: unknown, personal?: PersonalFields): string | null =>
  textOf(redacted(value, personal));

export const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Bytes. */
const LONGEST = 2_048;
/** Letters of a text, and parts of a list or an object, that are kept: the first of these with which it fits. */
const KEPT = [
  { letters: 400, parts: 40 },
  { letters: 80, parts: 12 },
  { letters: 20, parts: 6 },
] as const;

/**
 * The same in 2 KB: whatever may be as long as its sender likes must not fill a log from which nothing is taken. What
 * was cut stays JSON, and says in each place how much is missing.
 */
export function cutText(value: unknown, personal?: PersonalFields): string | null {
  const whole = redactedText(value, personal);
  if (whole === null || Buffer.byteLength(whole) <= LONGEST) return whole;
  for (const kept of KEPT) {
    const text = JSON.stringify(shortened(JSON.parse(whole), kept));
    if (Buffer.byteLength(text) <= LONGEST) return text;
  }
  return JSON.stringify(`… (+${whole.length})`);
}

type Kept = (typeof KEPT)[number];

function shortened(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string') return shortText(value, kept.letters);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.slice(0, kept.parts).map(item => shortened(item, kept));
    return value.length > kept.parts ? [...items, `… (+${value.length - kept.parts})`] : items;
  }
  const fields = Object.entries(value);
  const first = fields
    .slice(0, kept.parts)
    .map(([name, field]) => [shortText(name, kept.letters), shortened(field, kept)]);
  const missing = fields.length - first.length;
  return Object.fromEntries(missing > 0 ? [...first, ['…', `(+${missing})`]] : first);
}

const shortText = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters).toWellFormed()}… (+${text.length - letters})` : text;
