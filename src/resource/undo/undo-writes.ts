/** Takes back what one has just written to a record, by the versions that are kept of it. */
import { FAILURES } from '../../contract/grammar/failures.ts';
import { revisionCalls } from '../../contract/revision.ts';
import { ask } from '../../data/ask.ts';
import { UpstreamError } from '../../data/send.ts';

interface Written {
  /** As the operate log calls such records. */
  objectType: string;
  objectId: string;
}

/**
 * Only the fields of the last write come back, and a record that was deleted comes back whole, under another id.
 * @param by the name of whose write it was
 * Fails with STATE_CONFLICT where somebody has written since, and as the call does that saves the record.
 */
export async function undoWrite({ objectType, objectId }: Written, by: string): Promise<void> {
  const { rows } = await ask(revisionCalls.listRevisions, { query: { objectType, objectId, size: 2 } });
  const [last, before] = rows;
  if (!last || last.createdBy !== by) throw new UpstreamError('failure', FAILURES.STATE_CONFLICT);
  const body =
    last.kind === 'delete'
      ? { id: last.id }
      : before && { id: before.id, fields: last.fields, version: last.version };
  if (!body) throw new UpstreamError('failure', FAILURES.NOT_FOUND);
  await ask(revisionCalls.restoreRevision, { body });
}
