/** What the console is told of the person in front of it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserInfo } from '../../contract/session.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { adminUser, permission, role, userRole } from '../core/identity/tables.ts';

export async function userInfo(db: Db, { userId, rights, preview }: SignedIn): Promise<UserInfo> {
  const [user] = await db
    .select({
      id: adminUser.id,
      account: adminUser.account,
      userName: adminUser.userName,
      avatar: adminUser.avatar,
      introduction: adminUser.remark,
      isSuperuser: adminUser.isSuperuser,
      callSystemAccount: adminUser.callSystemAccount,
      areaIds: adminUser.areaIds,
    })
    .from(adminUser)
    .where(eq(adminUser.id, userId));
  if (!user) throw new Failure('TOKEN_INVALID');
  const roles = await (preview ? roleById(db, preview.roleId) : rolesOf(db, userId));
  const codes = [...rights.codes];
  const known =
    codes.length === 0
      ? []
      : await db
          .select({ id: permission.id, name: permission.name, val: permission.val })
          .from(permission)
          .where(inArray(permission.val, codes))
          .orderBy(asc(permission.id));
  const about = { ...user, roles, permissions: known };
  if (!preview) return about;
  return { ...about, isSuperuser: 0, preview: { roleId: preview.roleId, name: preview.name } };
}

const columns = { roleId: role.id, name: role.name, roleKey: role.roleKey };

const rolesOf = (db: Db, userId: string) =>
  db
    .select(columns)
    .from(userRole)
    .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.state, 1)))
    .where(eq(userRole.userId, userId))
    .orderBy(asc(userRole.position));

const roleById = (db: Db, roleId: string) => db.select(columns).from(role).where(eq(role.id, roleId));
