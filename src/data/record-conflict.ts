/** What a failed save says of who was faster. */
import { FAILURES, type FailureData } from '../contract/grammar/failures.ts';
import { UpstreamError } from './send.ts';

export interface TheirRecord {
  theirs: Record<string, unknown>;
  /** Who saved, and when; null where the upstream does not say. */
  by: string | null;
  on: number | null;
}

/** Null for a failure that is no conflict, or that does not tell the record as it is now. */
export function conflictIn(error: unknown): TheirRecord | null {
  if (!(error instanceof UpstreamError) || error.errCode !== FAILURES.STATE_CONFLICT.errCode) return null;
  const { current, updatedBy, updatedOn } = (error.data ?? {}) as FailureData;
  if (typeof current !== 'object' || current === null) return null;
  return { theirs: { ...current }, by: updatedBy ?? null, on: updatedOn ?? null };
}
