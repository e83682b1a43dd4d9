/**
 * Rows that the same person has imported before. The person has supplied their values, whole personal numbers included,
 * so the answer confirms no guess.
 */
import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { AnyCall } from '../../contract/grammar/call.ts';
import type { Db } from '../core/context.ts';
import { revision } from '../core/revisions/tables.ts';
import { areaScope } from '../core/scope.ts';
import type { JobContext } from '../core/work/kind.ts';
import { broughtBefore } from '../core/work/records.ts';
import type { FindRecord } from './row-target.ts';

/** The same for rows that say the same, in whichever columns. */
export function digestOf({ room, name }: Pick<AnyCall, 'room' | 'name'>, body: object): string {
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([room, name, fields]))
    .digest('base64url');
}

/** Whether a record is still as an import of the same row has left it. */
export async function isAsBrought(
  { job, user }: Pick<JobContext, 'job' | 'user'>,
  { call, find }: { call: AnyCall; find: FindRecord },
  db: Db,
  { body }: { body: object },
): Promise<boolean> {
  const scope = areaScope(user.areaIds);
  for (const { objectType, objectId, version } of await broughtBefore(db, job, digestOf(call, body))) {
    const found = await find(db, call.room, { field: 'id', value: objectId }, scope);
    const present = found ?? (await lastOf(db, objectType, objectId));
    if (present?.version === version) return true;
  }
  return false;
}

/** Of a record that no key finds, its last version; undefined where it was deleted. */
async function lastOf(db: Db, objectType: string, objectId: string) {
  const [last] = await db
    .select({ version: revision.version, kind: revision.kind })
    .from(revision)
    .where(and(eq(revision.objectType, objectType), eq(revision.objectId, objectId)))
    .orderBy(desc(revision.id))
    .limit(1);
  return last?.kind === 'delete' ? undefined : last;
}
