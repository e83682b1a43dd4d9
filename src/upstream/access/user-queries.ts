/** Reading admin users: a page costs the same few queries whatever its size. */
import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type AdminUser, adminUserFilters, type EffectivePermission } from '../../contract/access-records.ts';
import { ALL } from '../../contract/grammar/may.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { type FilterColumns, filtersOf, listOf } from '../core/filtering.ts';
import { locksOf } from '../core/identity/sign-in-guard.ts';
import { isNotSuspended } from '../core/identity/suspended-rights.ts';
import { adminUser, permission, role, rolePermission, userRole } from '../core/identity/tables.ts';
import { formOf } from '../core/lookups/numbers.ts';
import { contains, ifGiven, numberIs, type PageQuery, readPage, type Sorts, sortOf } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { isOfImport } from '../core/work/records.ts';
import type { Acting } from './acting.ts';
import type { Member } from './rules.ts';

const { passwordHash: _hash, searchKey: _key, deleted: _deleted, ...columns } = getTableColumns(adminUser);

type UserRow = Omit<typeof adminUser.$inferSelect, 'passwordHash' | 'searchKey' | 'deleted'>;

export interface UserFilter extends PageQuery {
  userId?: string | undefined;
  account?: string | undefined;
  userName?: string | undefined;
  mobile?: string | undefined;
  state?: 0 | 1 | undefined;
  roleId?: string | undefined;
  areaId?: string | undefined;
  mustChangePwd?: 0 | 1 | undefined;
  keyword?: string | undefined;
  importJob?: string | undefined;
}

const sorts: Sorts = {
  columns: {
    roleId: adminUser.roleId,
    account: sql`lower(${adminUser.account})`,
    userName: adminUser.searchKey,
    jobNo: adminUser.jobNo,
    state: adminUser.state,
    lastLoginOn: adminUser.lastLoginOn,
    createdOn: adminUser.createdOn,
    updatedOn: adminUser.updatedOn,
  },
  byDefault: [asc(adminUser.roleId), asc(adminUser.id)],
  tie: adminUser.id,
};

const filterColumns: FilterColumns<typeof adminUserFilters> = {
  account: adminUser.account,
  userName: adminUser.userName,
  mobile: adminUser.mobile,
  email: adminUser.email,
  jobNo: adminUser.jobNo,
  agentNo: adminUser.agentNo,
  remark: adminUser.remark,
  roleId: {
    isIn: ids =>
      inArray(adminUser.id, sql`(select user_id from user_role where role_id::text = any(${listOf(ids)}))`),
    isEmpty: sql`not exists (select from user_role where user_id = ${adminUser.id})`,
  },
  areaId: {
    isIn: ids => sql`${adminUser.areaIds} && ${listOf(ids)}`,
    isEmpty: sql`cardinality(${adminUser.areaIds}) = 0`,
  },
  state: adminUser.state,
  mustChangePwd: adminUser.mustChangePwd,
  lastLoginOn: adminUser.lastLoginOn,
  expireOn: adminUser.expireOn,
  createdOn: adminUser.createdOn,
  updatedOn: adminUser.updatedOn,
};

/** Users that are there and inside these areas. */
export const visible = (scope: AreaScope): SQL | undefined =>
  and(eq(adminUser.deleted, 0), scope.bySubset(adminUser.areaIds));

export async function listUsers(
  { db, scope, clock, isPlain, user }: Pick<Acting, 'db' | 'scope' | 'clock' | 'isPlain' | 'user'>,
  query: UserFilter,
) {
  const where = and(
    visible(scope),
    isOfImport(query.importJob, 'adminUser', adminUser.id, user),
    ...filters(query),
    ...filtersOf(adminUserFilters, filterColumns, { ...query }, isPlain),
  );
  const page = await readPage(db, { table: adminUser, where, ...query }, ({ limit, offset }) =>
    db
      .select(columns)
      .from(adminUser)
      .where(where)
      .orderBy(...sortOf(sorts, query, isPlain))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, rows: await withRights(db, page.rows, clock()) };
}

const filters = (query: UserFilter) => [
  ifGiven(query.userId, id => eq(adminUser.id, id)),
  ifGiven(query.account, text => contains(sql`lower(${adminUser.account})`, text)),
  ifGiven(query.userName, text => contains(sql`lower(${adminUser.userName})`, text)),
  ifGiven(query.mobile, text => numberIs(adminUser.mobile, text)),
  ifGiven(query.state, state => eq(adminUser.state, state)),
  ifGiven(query.mustChangePwd, must => eq(adminUser.mustChangePwd, must)),
  ifGiven(query.areaId, areaId => sql`${adminUser.areaIds} @> array[${areaId}]::text[]`),
  ifGiven(query.roleId, roleId =>
    inArray(
      adminUser.id,
      sql`(select ${userRole.userId} from ${userRole} where ${eq(userRole.roleId, roleId)})`,
    ),
  ),
  ifGiven(query.keyword, matches),
];

/** Name, pinyin, initials, account or job number. */
export const isNamed = (keyword: string) => contains(adminUser.searchKey, keyword);

/** The same, or a phone number: only for who may see the list, since a hit tells whose number it is. */
const matches = (keyword: string) =>
  or(isNamed(keyword), formOf(keyword, true) ? numberIs(adminUser.mobile, keyword) : undefined);

/** Fails with NOT_FOUND outside the areas, exactly as for an id that nobody has. */
export async function findUser(
  { db, scope, clock }: Pick<Acting, 'db' | 'scope' | 'clock'>,
  userId: string,
): Promise<AdminUser> {
  const rows = await db
    .select(columns)
    .from(adminUser)
    .where(and(eq(adminUser.id, userId), visible(scope)));
  const [user] = await withRights(db, rows, clock());
  if (!user) throw new Failure('NOT_FOUND');
  return user;
}

/** Rows with their roles, the rights that the enabled ones of these give, and locks at the sign-in. */
async function withRights(db: Db, rows: readonly UserRow[], now: number): Promise<AdminUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const roles = byUser(await rolesOf(db, ids));
  const rights = byUser(await rightsOf(db, ids));
  const locks = await locksOf(db, ids, now);
  return rows.map(row => ({
    ...row,
    userId: row.id,
    lockedUntil: locks.get(row.id) ?? null,
    roles: (roles.get(row.id) ?? []).map(({ roleId, name }) => ({ roleId, name })),
    permissions: (rights.get(row.id) ?? []).map(({ id, name, val }) => ({ id, name, val })),
  }));
}

function byUser<T extends { userId: string }>(rows: readonly T[]): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const row of rows) {
    const own = grouped.get(row.userId);
    if (own) own.push(row);
    else grouped.set(row.userId, [row]);
  }
  return grouped;
}

const rolesOf = (db: Db, userIds: readonly string[]) =>
  db
    .select({ userId: userRole.userId, roleId: role.id, name: role.name, state: role.state })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(inArray(userRole.userId, [...userIds]))
    .orderBy(asc(userRole.userId), asc(userRole.position));

/** Each right once for each user, in the order of the tree. A super-user holds `all` without any role. */
async function rightsOf(db: Db, userIds: readonly string[]) {
  const byRole = db
    .select({ userId: userRole.userId, val: rolePermission.val })
    .from(userRole)
    .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.state, 1)))
    .innerJoin(rolePermission, eq(rolePermission.roleId, role.id))
    .where(
      and(
        inArray(userRole.userId, [...userIds]),
        isNotSuspended(sql`${userRole.userId}`, sql`${rolePermission.val}`),
      ),
    );
  const byFlag = db
    .select({ userId: adminUser.id, val: sql<string>`${ALL}::text`.as('val') })
    .from(adminUser)
    .where(and(inArray(adminUser.id, [...userIds]), eq(adminUser.isSuperuser, 1)));
  const held = union(byRole, byFlag).as('held');
  return db
    .select({ userId: held.userId, id: permission.id, name: permission.name, val: permission.val })
    .from(held)
    .innerJoin(permission, eq(permission.val, held.val))
    .orderBy(asc(held.userId), asc(permission.id));
}

/** What one person holds, and through which roles. */
export async function effectivePermissions(db: Db, userId: string): Promise<EffectivePermission[]> {
  const rights = await rightsOf(db, [userId]);
  const sources = await db
    .select({ val: rolePermission.val, roleId: role.id, name: role.name })
    .from(userRole)
    .innerJoin(role, and(eq(role.id, userRole.roleId), eq(role.state, 1)))
    .innerJoin(rolePermission, eq(rolePermission.roleId, role.id))
    .where(eq(userRole.userId, userId))
    .orderBy(asc(userRole.position));
  return rights.map(({ id, name, val }) => ({
    id,
    name,
    val,
    roles: sources
      .filter(source => source.val === val)
      .map(source => ({ roleId: source.roleId, name: source.name })),
  }));
}

/** What users have been given, for the rules: all their roles, disabled ones included. */
export async function holdingsOf(db: Db, userIds: readonly string[]): Promise<Member[]> {
  if (userIds.length === 0) return [];
  const users = await db
    .select({ userId: adminUser.id, isSuperuser: adminUser.isSuperuser, areaIds: adminUser.areaIds })
    .from(adminUser)
    .where(inArray(adminUser.id, [...userIds]));
  const roles = byUser(
    await db
      .select({
        userId: userRole.userId,
        codes: sql<
          string[]
        >`array(select rp.val from role_permission rp where rp.role_id = user_role.role_id)`,
      })
      .from(userRole)
      .where(inArray(userRole.userId, [...userIds])),
  );
  return users.map(user => ({ ...user, roles: (roles.get(user.userId) ?? []).map(({ codes }) => codes) }));
}
