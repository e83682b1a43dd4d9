/**
 * What every write leaves behind besides the records themselves, in its own transaction: the entry of the operate log,
 * earlier versions, and the pushes. One place for calls, imports and the command line, so that none forgets one of them.
 */
import { type Actor, type AuditedCall, isLogged, successEntries } from './audit/operate-log.ts';
import type { Change, Db, Services } from './context.ts';
import { type Statement, together } from './database/append.ts';
import { pushes } from './push/outbox.ts';
import { changesToTell } from './push/record-changed.ts';
import { revisionsOf } from './revisions/keep.ts';
import type { Revised } from './revisions/revised.ts';

export interface Auditing extends Pick<Services, 'clock' | 'chance' | 'isPlain'> {
  /** Kinds of records whose earlier versions are kept. */
  revised: readonly Revised[];
}

/**
 * All of it is one statement, save where a record was changed behind the back of its versions.
 * @param answer as it leaves the server: what it masks there is masked in the log
 * @param more what else is written with it
 */
export async function recordAudit(
  inside: Db,
  audited: Omit<AuditedCall<Actor>, 'now'>,
  { changes, answer }: { changes: readonly Change[]; answer: unknown },
  { clock, chance, isPlain, revised }: Auditing,
  more: readonly Statement[] = [],
): Promise<void> {
  const { call, user } = audited;
  const log = isLogged(call) ? successEntries({ ...audited, now: clock() }, changes, answer) : undefined;
  if (isPlain) return void (await together(inside, [log, ...more]));
  const by = user?.userName ?? null;
  const told = pushes(changesToTell(changes, { call, user, now: clock() }));
  const versions = await revisionsOf({ db: inside, clock, chance, by }, changes, revised);
  // the versions are last: of them it is answered which were written
  const written = await together(inside, [log, told, ...more, versions?.statement]);
  await versions?.finish(written);
}
