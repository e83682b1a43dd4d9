/** What the operate log keeps of a value, as text. */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { type PersonalFields, personalFieldsOf } from '../../../contract/grammar/personal.ts';
import { redact } from '../../../contract/grammar/redact.ts';

const LONGEST_RESULT = 2000;

const known = new WeakMap<AnyCall, PersonalFields>();

/** As its declaration says; read once for each call. */
export function personalOf(call: AnyCall): PersonalFields {
  const fields = known.get(call) ?? personalFieldsOf(call);
  known.set(call, fields);
  return fields;
}

/** Redacted, as text; null for nothing. */
export const redactedText = (value: unknown, personal?: PersonalFields): string | null =>
  value === undefined || value === null ? null : JSON.stringify(redact(value, personal));

/** The same, cut at 2,000 characters. */
export const redactedResult = (value: unknown, personal?: PersonalFields): string | null =>
  redactedText(value, personal)?.slice(0, LONGEST_RESULT) ?? null;
