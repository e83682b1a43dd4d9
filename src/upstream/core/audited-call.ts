/**
 * What every write leaves behind besides the records themselves, in its own transaction: the entry of the operate log,
 * earlier versions, and the pushes. One place for calls, imports and the command line, so that none forgets one of them.
 */
import { type Actor, type AuditedCall, isLogged, logSuccess } from './audit/operate-log.ts';
import type { Change, Db, Services } from './context.ts';
import { pushChanges } from './push/record-changed.ts';
import { keepRevisions } from './revisions/keep.ts';
import type { Revised } from './revisions/revised.ts';

export interface Auditing extends Pick<Services, 'clock' | 'chance' | 'isPlain'> {
  /** Kinds of records whose earlier versions are kept. */
  revised: readonly Revised[];
}

/** @param answer as it leaves the server: what it masks there is masked in the log */
export async function recordAudit(
  inside: Db,
  audited: Omit<AuditedCall<Actor>, 'now'>,
  { changes, answer }: { changes: readonly Change[]; answer: unknown },
  { clock, chance, isPlain, revised }: Auditing,
): Promise<void> {
  const { call, user } = audited;
  if (isLogged(call)) await logSuccess(inside, { ...audited, now: clock() }, changes, answer);
  if (isPlain) return;
  await keepRevisions({ db: inside, clock, chance, by: user?.userName ?? null }, changes, revised);
  await pushChanges(inside, changes, { call, user, now: clock() });
}
