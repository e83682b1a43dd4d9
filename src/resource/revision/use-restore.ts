import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FAILURES, type FailureData } from '../../contract/grammar/failures.ts';
import { type Revision, type RevisionComparison, revisionCalls } from '../../contract/revision.ts';
import { ask } from '../../data/ask.ts';
import { UpstreamError } from '../../data/send.ts';
import { useCall } from '../../data/use-call.ts';
import type { FieldConflict } from '../../kit/conflict/merge.ts';

interface RestoreOptions {
  version: Revision;
  comparison: RevisionComparison;
  onClose: () => void;
  onRestored: (anewId?: string) => void;
}

interface Faster {
  fields: FieldConflict[];
  /** That the next attempt is made on. */
  version: number;
  by: string | null;
  on: number | null;
}

/** One question, one restore; where somebody saved meanwhile, what differs now. */
export function useRestore({ version, comparison, onClose, onRestored }: RestoreOptions) {
  const notify = useNotify();
  const { mutateAsync, isPending } = useCall(revisionCalls.restoreRevision);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Faster | null>(null);

  const restore = async (on: { version?: number; fields?: string[] }) => {
    setFailure(null);
    try {
      const { objectId, isAnew } = await mutateAsync({ body: { id: version.id, ...on } });
      notify('revision.restored', { type: 'success' });
      onClose();
      onRestored(isAnew ? objectId : undefined);
    } catch (error) {
      setConflict(null);
      const faster = isConflict(error) ? await readFaster(version, comparison, error) : null;
      if (faster) setConflict(faster);
      else setFailure(error);
    }
  };
  return { restore, failure, conflict, isSaving: isPending };
}

const isConflict = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.errCode === FAILURES.STATE_CONFLICT.errCode;

async function readFaster(
  { id }: Revision,
  asked: RevisionComparison,
  error: UpstreamError,
): Promise<Faster | null> {
  const now = await ask(revisionCalls.compareRevision, { query: { id } }).catch(() => null);
  if (!now || now.currentVersion === null) return null;
  const { updatedBy, updatedOn } = (error.data ?? {}) as FailureData;
  const fields = now.fields
    .filter(field => field.canRestore)
    .map(({ name, one, other }): FieldConflict => {
      const before = asked.fields.find(field => field.name === name);
      // what did not differ when the question was asked held what the version holds
      const loaded = before ? before.other : one;
      return { name, loaded, theirs: other, mine: one, isContested: !isSameValue(loaded, other) };
    });
  return { fields, version: now.currentVersion, by: updatedBy ?? null, on: updatedOn ?? null };
}

/** Values of a record are what JSON can hold. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
