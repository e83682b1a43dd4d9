/** What the writing calls of this feature share: one after another, and never without a super-user at the end. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { ALL } from '../../contract/grammar/may.ts';
import type { Change, Db, Services, SignedIn } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { refuse } from '../core/failure.ts';
import { adminUser, role, rolePermission, userRole } from '../core/identity/tables.ts';
import type { AreaScope } from '../core/scope.ts';
import type { Editor } from './rules.ts';

/** The part of a call's context that changing access needs. */
export interface Acting extends Services {
  db: Db;
  user: SignedIn;
  scope: AreaScope;
  changed(change: Change): void;
}

export const editorOf = ({ user, scope }: Pick<Acting, 'user' | 'scope'>): Editor => ({
  userId: user.userId,
  rights: user.rights,
  scope,
});

/** Until the transaction ends, nobody else changes who may do what: what is read from here on stays true. */
export async function holdAccess(db: Db): Promise<void> {
  await serialize(db, 'access');
}

/**
 * Fails if no account is left that may do everything everywhere, is enabled and does not run out: one with areas
 * could not lift its own limits. Asked after the change.
 */
export async function keepSuperuser(db: Db): Promise<void> {
  const mayAll = sql`exists (
    select 1 from ${userRole}
    join ${role} on ${role.id} = ${userRole.roleId} and ${role.state} = 1
    join ${rolePermission} on ${rolePermission.roleId} = ${role.id} and ${rolePermission.val} = ${ALL}
    where ${userRole.userId} = ${adminUser.id})`;
  const [left] = await db
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(
      and(
        eq(adminUser.deleted, 0),
        eq(adminUser.state, 1),
        isNull(adminUser.expireOn),
        eq(sql`cardinality(${adminUser.areaIds})`, 0),
        or(eq(adminUser.isSuperuser, 1), mayAll),
      ),
    )
    .limit(1);
  if (!left) throw refuse('STATE_NOT_ALLOWED', 'LAST_SUPERUSER');
}
