/** Rights that were taken from a person whatever his roles give, until a super-user gives them back. 停用权限 suspended right */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PermissionCode } from '../../../contract/grammar/permissions.ts';
import { Failure } from '../failure.ts';
import { push } from '../outbox/outbox.ts';
import type { Writing } from '../records.ts';
import { suspendedRight } from './tables.ts';

interface Suspending {
  userId: string;
  val: PermissionCode;
  reason: string;
}

const isIt = ({ userId, val }: Pick<Suspending, 'userId' | 'val'>) =>
  and(eq(suspendedRight.userId, userId), eq(suspendedRight.val, val), isNull(suspendedRight.restoredOn));

/** Nothing changes where it is suspended already. */
export async function suspendRight(writing: Writing, { userId, val, reason }: Suspending): Promise<void> {
  const { db, clock, user } = writing;
  const [added] = await db
    .insert(suspendedRight)
    .values({ userId, val, reason, suspendedBy: user.userName, suspendedOn: clock() })
    .onConflictDoNothing()
    .returning();
  if (added) await note(writing, { after: added, userId });
}

/** Fails with NOT_FOUND where it is not suspended. */
export async function restoreRight(
  writing: Writing,
  which: Pick<Suspending, 'userId' | 'val'>,
): Promise<typeof suspendedRight.$inferSelect> {
  const { db, clock, user } = writing;
  const [before] = await db.select().from(suspendedRight).where(isIt(which)).for('update');
  if (!before) throw new Failure('NOT_FOUND');
  const [after] = await db
    .update(suspendedRight)
    .set({ restoredBy: user.userName, restoredOn: clock() })
    .where(eq(suspendedRight.id, before.id))
    .returning();
  if (!after) throw new Failure('NOT_FOUND');
  await note(writing, { before, after, userId: which.userId });
  return after;
}

async function note(
  { db, clock, user, isPlain, changed }: Writing,
  { before, after, userId }: { before?: unknown; after: { id: string }; userId: string },
): Promise<void> {
  changed({
    objectType: 'suspendedRight',
    objectId: after.id,
    ...(before !== undefined && { before }),
    after,
  });
  if (isPlain) return;
  const to = { userIds: [userId] };
  await push(db, { type: 'RIGHTS_CHANGED', data: { byName: user.userName }, to, now: clock() });
}

/** Whether a right of a role is one that the user has at present. */
export const isNotSuspended = (userId: SQL, val: SQL): SQL => sql`not exists (
  select from suspended_right s where s.user_id = ${userId} and s.val = ${val} and s.restored_on is null)`;
