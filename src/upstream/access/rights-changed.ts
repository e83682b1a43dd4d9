/** Telling people that they may do or see something else from now on. */
import { and, eq, isNull } from 'drizzle-orm';
import type { AdminUser, RoleGroup } from '../../contract/access-records.ts';
import { session, userRole } from '../core/identity/tables.ts';
import { push } from '../core/outbox/outbox.ts';
import type { Acting } from './acting.ts';

type Telling = Pick<Acting, 'db' | 'user' | 'clock' | 'isPlain'>;

/** Of a person whose roles or areas were changed. */
export async function tellPerson(telling: Telling, before: AdminUser, after: AdminUser): Promise<void> {
  const held = ({ roles, areaIds, isSuperuser }: AdminUser) =>
    JSON.stringify([roles.map(({ roleId }) => roleId).toSorted(), areaIds.toSorted(), isSuperuser]);
  if (held(before) !== held(after)) await tell(telling, { userIds: [before.userId] });
}

/** Of the members of a role that gives something else now, and of who is looking through it. */
export async function tellMembers(telling: Telling, before: RoleGroup, after: RoleGroup): Promise<void> {
  const given = ({ permissions, state }: RoleGroup) =>
    JSON.stringify([permissions.map(({ val }) => val).toSorted(), state]);
  if (given(before) === given(after)) return;
  const { roleId } = before;
  const members = await telling.db
    .select({ userId: userRole.userId })
    .from(userRole)
    .where(eq(userRole.roleId, roleId));
  const previews = await telling.db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.previewRoleId, roleId), isNull(session.endedOn)));
  if (members.length > 0) await tell(telling, { userIds: members.map(({ userId }) => userId) });
  if (previews.length > 0) await tell(telling, { sessionIds: previews.map(({ id }) => id) });
}

async function tell(
  { db, user, clock, isPlain }: Telling,
  to: { userIds: string[] } | { sessionIds: string[] },
): Promise<void> {
  if (isPlain) return;
  await push(db, { type: 'RIGHTS_CHANGED', data: { byName: user.userName }, to, now: clock() });
}
