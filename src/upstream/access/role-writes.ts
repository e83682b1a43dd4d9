/** Creating, changing and removing roles: one function for each, whichever door a call came through. */
import { and, eq, sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type * as z from 'zod/mini';
import type { RoleGroup, RoleGroupCreate, RoleGroupUpdate } from '../../contract/access-records.ts';
import { ALL } from '../../contract/grammar/may.ts';
import type { Db } from '../core/context.ts';
import { orDuplicate } from '../core/duplicate.ts';
import { refuse } from '../core/failure.ts';
import { role, rolePermission } from '../core/identity/tables.ts';
import { searchKey } from '../core/search-key.ts';
import { checkVersion, conflict } from '../core/versions.ts';
import { type Acting, editorOf, holdAccess, keepSuperuser } from './acting.ts';
import { tellMembers } from './rights-changed.ts';
import { codesOfRoles, findRole, knownCodes, membersOf } from './role-queries.ts';
import { checkDuties, checkGivesRights, checkTouchesRole, type Member, NO_RIGHTS } from './rules.ts';

type Create = z.output<typeof RoleGroupCreate>;
type Update = z.output<typeof RoleGroupUpdate>;

/** The role that holds everything, so that somebody always can. */
const SUPER_ADMIN_ROLE = '1';

const TAKEN = {
  role_name: ['ROLE_NAME_TAKEN', 'name'],
  role_key: ['ROLE_KEY_TAKEN', 'roleKey'],
} as const;

export async function createRole(acting: Omit<Acting, 'scope'>, input: Create): Promise<RoleGroup> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const { permissions = [], version: _version, requestId: _requestId, ...fields } = input;
  const codes = await knownCodes(db, permissions);
  checkGivesRights({ rights: user.rights }, codes);
  checkDuties(NO_RIGHTS, { isSuperuser: 0, roles: [codes] }, user.rights);
  const now = clock();
  const inserted = await orDuplicate(
    db
      .insert(role)
      .values({
        ...fields,
        roleKey: input.roleKey ?? (await freeKey(db, input.name)),
        searchKey: searchKey(input.name),
        createdOn: now,
        createdBy: user.userName,
        updatedOn: now,
        updatedBy: user.userName,
      })
      .returning({ id: role.id }),
    TAKEN,
  );
  const roleId = inserted[0]?.id ?? '';
  await setPermissions(db, roleId, codes);
  const created = await findRole(db, roleId);
  changed({ objectType: 'role', objectId: roleId, after: summary(created), record: { after: created } });
  return created;
}

export async function updateRole(acting: Acting, input: Update): Promise<RoleGroup> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const { roleId, permissions, version: _version, requestId: _requestId, ...fields } = input;
  const before = await touchableRole(acting, roleId);
  checkVersion(acting, before, input.version);
  if (before.builtIn === '1' && input.roleKey !== undefined && input.roleKey !== before.roleKey) {
    throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
  }
  const codes = permissions && (await knownCodes(db, permissions));
  if (codes) checkGivenRights(acting, roleId, codes);
  const members = await membersOf(db, roleId);

  const [written] = await orDuplicate(
    db
      .update(role)
      .set({
        ...fields,
        ...(input.name !== undefined && { searchKey: searchKey(input.name) }),
        updatedOn: clock(),
        updatedBy: user.userName,
        version: sql`${role.version} + 1`,
      })
      .where(and(eq(role.id, roleId), eq(role.version, before.version)))
      .returning({ id: role.id }),
    TAKEN,
  );
  if (!written) throw conflict(await findRole(db, roleId));
  if (codes) {
    const held = before.permissions.map(({ val }) => val);
    checkDuties({ isSuperuser: 0, roles: [held] }, { isSuperuser: 0, roles: [codes] }, user.rights);
    await setPermissions(db, roleId, codes);
    await checkDutiesOfMembers(acting, roleId, members);
  }
  await keepSuperuser(db);
  const after = await findRole(db, roleId);
  changed({
    objectType: 'role',
    objectId: roleId,
    before: summary(before),
    after: summary(after),
    record: { before, after },
  });
  await tellMembers(acting, before, after);
  return after;
}

export async function deleteRole(acting: Acting, roleId: string, version?: number): Promise<null> {
  const { db, changed } = acting;
  await holdAccess(db);
  const before = await touchableRole(acting, roleId);
  checkVersion(acting, before, version);
  if (before.builtIn === '1') throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
  if (before.memberCount > 0) throw refuse('STATE_NOT_ALLOWED', 'HAS_MEMBERS');
  await db.delete(role).where(eq(role.id, roleId));
  await keepSuperuser(db);
  changed({ objectType: 'role', objectId: roleId, before: summary(before), record: { before } });
  return null;
}

/** A role whose rights and members lie within what the editor holds. */
async function touchableRole(acting: Acting, roleId: string): Promise<RoleGroup> {
  const found = await findRole(acting.db, roleId);
  const [codes = []] = await codesOfRoles(acting.db, [roleId]);
  checkTouchesRole(editorOf(acting), codes, await membersOf(acting.db, roleId));
  return found;
}

function checkGivenRights(acting: Acting, roleId: string, codes: readonly string[]): void {
  if (roleId === SUPER_ADMIN_ROLE && !codes.includes(ALL)) throw refuse('STATE_NOT_ALLOWED', 'BUILT_IN');
  checkGivesRights({ rights: acting.user.rights }, codes);
}

/** After the change: what each of them holds now, beside what he held. */
async function checkDutiesOfMembers(
  acting: Acting,
  roleId: string,
  before: readonly Member[],
): Promise<void> {
  const held = new Map(before.map(member => [member.userId, member]));
  for (const member of await membersOf(acting.db, roleId))
    checkDuties(held.get(member.userId) ?? NO_RIGHTS, member, acting.user.rights);
}

async function setPermissions(db: Db, roleId: string, codes: readonly string[]): Promise<void> {
  await db.delete(rolePermission).where(eq(rolePermission.roleId, roleId));
  if (codes.length > 0) await db.insert(rolePermission).values(codes.map(val => ({ roleId, val })));
}

const LONGEST_KEY = 32;

/** The name in pinyin, and a number behind it where that is taken: 夜班调度 gives `yebandiaodu`. */
async function freeKey(db: Db, name: string): Promise<string> {
  const letters = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, LONGEST_KEY);
  const base = letters.length < 2 ? 'role' : letters;
  const taken = new Set(
    (await db.select({ roleKey: role.roleKey }).from(role)).map(({ roleKey }) => roleKey),
  );
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(key)) return key;
  }
}

/** What the operate log keeps of a role: codes instead of entries. */
function summary({
  roleResouces: _r,
  createTime: _c,
  changeTime: _t,
  memberCount: _m,
  id: _id,
  ...rest
}: RoleGroup) {
  return { ...rest, permissions: rest.permissions.map(({ val }) => val) };
}
