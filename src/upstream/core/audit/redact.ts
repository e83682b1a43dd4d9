/** What the operate log keeps of a value, as text. */
import { redact } from '../../../contract/grammar/redact.ts';

const LONGEST_RESULT = 2000;

/** Redacted, as text; null for nothing. */
export const redactedText = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(redact(value));

/** The same, cut at 2,000 characters. */
export const redactedResult = (value: unknown): string | null =>
  redactedText(value)?.slice(0, LONGEST_RESULT) ?? null;
