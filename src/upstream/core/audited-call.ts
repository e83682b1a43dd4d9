/**
 * What every write leaves behind besides the records themselves, in its own transaction: the entry of the operate log,
 * earlier versions, and the pushes. One place for calls, imports and the command line, so that none forgets one of them.
 */
import { type Actor, type AuditedCall, isLogged, type Outcome, successEntries } from './audit/operate-log.ts';
import type { Db, Services } from './context.ts';
import { type Statement, together } from './database/append.ts';
import { pushes } from './outbox/outbox.ts';
import { changesToTell } from './outbox/record-changed.ts';
import { revisionsOf } from './revisions/keep.ts';
import type { Revised } from './revisions/revised.ts';

export interface Auditing extends Pick<Services, 'clock' | 'chance' | 'isPlain'> {
  /** Kinds of records whose earlier versions are kept. */
  revised: readonly Revised[];
}

/**
 * All of it is one statement, save where a record was changed behind the back of its versions.
 * @param more what else is written with it
 */
export async function recordAudit(
  inside: Db,
  audited: AuditedCall<Actor>,
  { changes, answer }: Omit<Outcome, 'now'>,
  { clock, chance, isPlain, revised }: Auditing,
  more: readonly Statement[] = [],
): Promise<void> {
  const { call, user } = audited;
  const now = clock();
  const log = isLogged(call) ? successEntries(audited, { changes, answer, now }) : undefined;
  if (isPlain) return void (await together(inside, [log, ...more]));
  const by = user?.userName ?? null;
  const told = pushes(changesToTell(changes, { call, user, now }));
  const versions = await revisionsOf({ db: inside, clock, chance, by }, changes, revised);
  // the versions are last: of them it is answered which were written
  const written = await together(inside, [log, told, ...more, versions?.statement]);
  await versions?.finish(written);
}
