/** Creating, changing and removing admin users: one function for each, whichever door a call came through. */
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type {
  AdminUser,
  AdminUserCreate,
  AdminUserImport,
  AdminUserUpdate,
} from '../../contract/access-records.ts';
import { checkAreas } from '../core/areas.ts';
import type { Db } from '../core/context.ts';
import { orDuplicate } from '../core/duplicate.ts';
import { Failure } from '../core/failure.ts';
import { type FirstPassword, noPassword } from '../core/identity/password.ts';
import { endSessions } from '../core/identity/sessions.ts';
import { adminUser, userRole } from '../core/identity/tables.ts';
import { searchKey } from '../core/search-key.ts';
import { checkVersion, conflict } from '../core/versions.ts';
import { type Acting, editorOf, holdAccess, keepSuperuser } from './acting.ts';
import { tellPerson } from './rights-changed.ts';
import { codesOfRoles } from './role-queries.ts';
import { checkDuties, checkGives, checkNotOwn, checkTouches, NO_RIGHTS } from './rules.ts';
import { findUser, holdingsOf } from './user-queries.ts';

/** Of accounts that are there no two have one name. */
const TAKEN = { admin_user_account: ['ACCOUNT_TAKEN', 'account'] } as const;

type Create = z.output<typeof AdminUserCreate>;
type Import = z.output<typeof AdminUserImport>;
type Update = z.output<typeof AdminUserUpdate>;

export async function createUser(acting: Acting, input: Create, first: FirstPassword) {
  return { ...(await addUser(acting, input, first.passwordHash)), initialPassword: first.password };
}

/** Of a row of a file. A password would have to stand in a report; this one waits until somebody resets his. */
export const importUser = (acting: Acting, input: Import): Promise<AdminUser> =>
  addUser(acting, input, noPassword(acting.chance));

async function addUser(acting: Acting, input: Create, passwordHash: string): Promise<AdminUser> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const { account, roles, version: _version, requestId: _requestId, ...fields } = input;
  const roleIds = idsOf(roles ?? []);
  const areaIds = [...new Set(input.areaIds ?? [])];
  await checkAreas(db, areaIds, 'areaIds');
  const holding = { isSuperuser: input.isSuperuser ?? 0, roles: await codesOfRoles(db, roleIds), areaIds };
  checkGives(editorOf(acting), holding);
  checkDuties(NO_RIGHTS, holding, user.rights);
  const now = clock();
  const inserted = await orDuplicate(
    db
      .insert(adminUser)
      .values({
        ...fields,
        account,
        areaIds,
        roleId: roleIds[0] ?? null,
        passwordHash,
        mustChangePwd: 1,
        searchKey: searchKey(input.userName, account, input.jobNo),
        createdOn: now,
        createdBy: user.userName,
        updatedOn: now,
        updatedBy: user.userName,
      })
      .returning({ id: adminUser.id }),
    TAKEN,
  );
  const userId = inserted[0]?.id ?? '';
  await setRoles(db, userId, roleIds);
  const created = await findUser(acting, userId);
  changed({ objectType: 'adminUser', objectId: userId, after: summary(created) });
  return created;
}

export async function updateUser(acting: Acting, input: Update): Promise<AdminUser> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const { userId, roles, version: _version, requestId: _requestId, ...fields } = input;
  const before = await touchable(acting, userId);
  checkVersion(acting, before, input.version);
  const now = clock();
  const isShut = input.state === 0 || (typeof input.expireOn === 'number' && input.expireOn <= now);
  if (isShut) checkNotOwn(editorOf(acting), userId);
  await checkGivenRights(acting, before, input);

  const roleIds = roles && idsOf(roles);
  const [written] = await db
    .update(adminUser)
    .set({
      ...fields,
      ...(input.areaIds && { areaIds: [...new Set(input.areaIds)] }),
      ...(roleIds && { roleId: roleIds[0] ?? null }),
      searchKey: searchKey(
        input.userName ?? before.userName,
        before.account,
        input.jobNo === undefined ? before.jobNo : input.jobNo,
      ),
      updatedOn: now,
      updatedBy: user.userName,
      version: sql`${adminUser.version} + 1`,
    })
    .where(and(eq(adminUser.id, userId), eq(adminUser.version, before.version)))
    .returning({ id: adminUser.id });
  if (!written) throw conflict(await findUser(acting, userId));
  if (roleIds) await setRoles(db, userId, roleIds);
  await keepSuperuser(db);
  if (isShut) await endSessions(db, { userId, reason: 'disabled', now });
  // areas may have moved out of the editor's own sight only if he sees all
  const after = await findUser(acting, userId);
  changed({ objectType: 'adminUser', objectId: userId, before: summary(before), after: summary(after) });
  await tellPerson(acting, before, after);
  return after;
}

export async function deleteUser(acting: Acting, userId: string, version?: number): Promise<null> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const before = await touchable(acting, userId);
  checkVersion(acting, before, version);
  checkNotOwn(editorOf(acting), userId);
  const now = clock();
  await db
    .update(adminUser)
    .set({
      deleted: 1,
      roleId: null,
      updatedOn: now,
      updatedBy: user.userName,
      version: sql`${adminUser.version} + 1`,
    })
    .where(eq(adminUser.id, userId));
  await db.delete(userRole).where(eq(userRole.userId, userId));
  await keepSuperuser(db);
  await endSessions(db, { userId, reason: 'deleted', now });
  changed({ objectType: 'adminUser', objectId: userId, before: summary(before) });
  return null;
}

/**
 * A deleted account, with the password that it had. Who has been given its name meanwhile keeps it: then it fails with
 * DUPLICATE. Fails with NOT_FOUND where no deleted account inside the editor's areas has this id.
 */
export async function bringBackUser(acting: Acting, input: Omit<Update, 'version'>): Promise<AdminUser> {
  const { db, user, clock, scope, changed } = acting;
  await holdAccess(db);
  const { userId, roles, requestId: _requestId, ...fields } = input;
  const isGone = and(eq(adminUser.id, userId), eq(adminUser.deleted, 1), scope.bySubset(adminUser.areaIds));
  const [before] = await db.select().from(adminUser).where(isGone);
  if (!before) throw new Failure('NOT_FOUND');
  const roleIds = idsOf(roles ?? []);
  const areaIds = [...new Set(input.areaIds ?? before.areaIds)];
  await checkAreas(db, areaIds, 'areaIds');
  const holding = {
    isSuperuser: input.isSuperuser ?? before.isSuperuser,
    roles: await codesOfRoles(db, roleIds),
    areaIds,
  };
  checkGives(editorOf(acting), holding);
  checkDuties(NO_RIGHTS, holding, user.rights);
  await orDuplicate(
    db
      .update(adminUser)
      .set({
        ...fields,
        areaIds,
        roleId: roleIds[0] ?? null,
        deleted: 0,
        searchKey: searchKey(
          input.userName ?? before.userName,
          before.account,
          input.jobNo === undefined ? before.jobNo : input.jobNo,
        ),
        updatedOn: clock(),
        updatedBy: user.userName,
        version: sql`${adminUser.version} + 1`,
      })
      .where(eq(adminUser.id, userId)),
    TAKEN,
  );
  await setRoles(db, userId, roleIds);
  const after = await findUser(acting, userId);
  changed({ objectType: 'adminUser', objectId: userId, after: summary(after) });
  return after;
}

/** A user inside the editor's areas who holds no more than he does. Fails with NOT_FOUND or HOLDS_MORE. */
export async function touchable(acting: Omit<Acting, 'changed'>, userId: string): Promise<AdminUser> {
  const found = await findUser(acting, userId);
  const [holding] = await holdingsOf(acting.db, [userId]);
  if (holding) checkTouches(editorOf(acting), userId, holding);
  return found;
}

/** What the user will hold must be the editor's to give, whenever it differs from what the user holds. */
async function checkGivenRights(acting: Acting, before: AdminUser, input: Update): Promise<void> {
  const held = before.roles.map(({ roleId }) => roleId);
  const roleIds = input.roles ? idsOf(input.roles) : held;
  const areaIds = input.areaIds ?? before.areaIds;
  const isSuperuser = input.isSuperuser ?? before.isSuperuser;
  const roles = await codesOfRoles(acting.db, roleIds);
  if (input.areaIds) await checkAreas(acting.db, input.areaIds, 'areaIds');
  if (isSame(roleIds, held) && isSame(areaIds, before.areaIds) && isSuperuser === before.isSuperuser) return;
  checkGives(editorOf(acting), { isSuperuser, roles, areaIds });
  const rolesBefore = await codesOfRoles(acting.db, held);
  const beforeHolding = { isSuperuser: before.isSuperuser, roles: rolesBefore };
  checkDuties(beforeHolding, { isSuperuser, roles }, acting.user.rights);
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every(id => others.includes(id));

const idsOf = (roles: readonly { roleId: string }[]) => [...new Set(roles.map(({ roleId }) => roleId))];

async function setRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.delete(userRole).where(eq(userRole.userId, userId));
  if (roleIds.length === 0) return;
  await db.insert(userRole).values(roleIds.map((roleId, position) => ({ userId, roleId, position })));
}

/** What the operate log keeps of a user: the fields a clerk can change. */
function summary({
  permissions: _permissions,
  id: _id,
  lastLoginOn: _on,
  lastLoginIp: _ip,
  lockedUntil: _lock,
  ...user
}: AdminUser) {
  return user;
}
