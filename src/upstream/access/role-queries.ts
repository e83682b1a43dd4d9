/** Reading roles and the tree of permissions. */
import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Permission, type RoleGroup, roleFilters } from '../../contract/access-records.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { type FilterColumns, filtersOf, listOf } from '../core/filtering.ts';
import { adminUser, permission, role, rolePermission, userRole } from '../core/identity/tables.ts';
import { contains, ifGiven, type PageQuery, readPage, type Sorts, sortOf } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { isOfImport } from '../core/work/records.ts';
import type { Acting } from './acting.ts';
import type { Member } from './rules.ts';
import { holdingsOf } from './user-queries.ts';

/** How many people have the role; with a scope, of those that it lets see. */
function memberCount(scope?: AreaScope): SQL<number> {
  const isSeen = scope?.bySubset(adminUser.areaIds) ?? sql`true`;
  return sql`(
    select count(*)::int from user_role ur join admin_user on admin_user.id = ur.user_id
    where ur.role_id = ${role}.id and ${isSeen})`;
}

const { searchKey: _key, ...columns } = getTableColumns(role);

type RoleRow = Omit<typeof role.$inferSelect, 'searchKey'> & { memberCount: number };

export interface RoleFilter extends PageQuery {
  roleId?: string | undefined;
  name?: string | undefined;
  state?: 0 | 1 | undefined;
  permission?: string | undefined;
  keyword?: string | undefined;
  importJob?: string | undefined;
}

const sorts = (scope: AreaScope): Sorts => ({
  columns: {
    sort: role.sort,
    roleId: role.id,
    name: role.searchKey,
    memberCount: memberCount(scope),
    state: role.state,
    createdOn: role.createdOn,
    updatedOn: role.updatedOn,
  },
  byDefault: [asc(role.sort), asc(role.id)],
  tie: role.id,
});

const filterColumns = (scope: AreaScope): FilterColumns<typeof roleFilters> => ({
  name: role.name,
  roleKey: role.roleKey,
  remark: role.remark,
  permission: {
    isIn: codes =>
      inArray(role.id, sql`(select role_id from role_permission where val = any(${listOf(codes)}))`),
    isEmpty: sql`not exists (select from role_permission where role_id = ${role.id})`,
  },
  memberCount: memberCount(scope),
  builtIn: role.builtIn,
  state: role.state,
  createdOn: role.createdOn,
  updatedOn: role.updatedOn,
});

export async function listRoleGroups(
  { db, scope, isPlain, user }: Pick<Acting, 'db' | 'scope' | 'isPlain' | 'user'>,
  query: RoleFilter,
) {
  const where = and(
    isOfImport(query.importJob, 'role', role.id, user),
    ifGiven(query.roleId, id => eq(role.id, id)),
    ifGiven(query.name, text => contains(sql`lower(${role.name})`, text)),
    ifGiven(query.state, state => eq(role.state, state)),
    ifGiven(query.permission, val => inArray(role.id, holdersOf(db, val))),
    ifGiven(query.keyword, text => or(contains(role.searchKey, text), contains(role.roleKey, text))),
    ...filtersOf(roleFilters, filterColumns(scope), { ...query }, isPlain),
  );
  const page = await readPage(db, { table: role, where, ...query }, ({ limit, offset }) =>
    db
      .select({ ...columns, memberCount: memberCount(scope) })
      .from(role)
      .where(where)
      .orderBy(...sortOf(sorts(scope), query, isPlain))
      .limit(limit)
      .offset(offset),
  );
  return { ...page, rows: await withPermissions(db, page.rows) };
}

const holdersOf = (db: Db, val: string) =>
  db.select({ roleId: rolePermission.roleId }).from(rolePermission).where(eq(rolePermission.val, val));

/** With all its members counted: whether it may go is no matter of who looks. Fails with NOT_FOUND. */
export async function findRole(db: Db, roleId: string): Promise<RoleGroup> {
  const rows = await db
    .select({ ...columns, memberCount: memberCount() })
    .from(role)
    .where(eq(role.id, roleId));
  const [found] = await withPermissions(db, rows);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** Menus and pages, as clients in the field list them apart. */
const RESOURCE_TYPES: ReadonlySet<number> = new Set([1, 2]);

async function withPermissions(db: Db, rows: readonly RoleRow[]): Promise<RoleGroup[]> {
  if (rows.length === 0) return [];
  const held = await db
    .select({
      roleId: rolePermission.roleId,
      id: permission.id,
      name: permission.name,
      val: permission.val,
      type: permission.type,
    })
    .from(rolePermission)
    .innerJoin(permission, eq(permission.val, rolePermission.val))
    .where(
      inArray(
        rolePermission.roleId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(permission.id));
  return rows.map(row => {
    const own = held.filter(({ roleId }) => roleId === row.id);
    return {
      ...row,
      roleId: row.id,
      permissions: own.map(({ id, name, val }) => ({ id, name, val })),
      roleResouces: own
        .filter(({ type }) => RESOURCE_TYPES.has(type))
        .map(({ id, name, val }) => ({ id, name, val })),
      createTime: row.createdOn,
      changeTime: row.updatedOn,
    };
  });
}

/** The rights of each of these roles, in their order. Fails with PARAMETER for a role that is not there. */
export async function codesOfRoles(db: Db, roleIds: readonly string[]): Promise<string[][]> {
  if (roleIds.length === 0) return [];
  const found = await db
    .select({
      roleId: role.id,
      codes: sql<string[]>`array(select rp.val from role_permission rp where rp.role_id = ${role}.id)`,
    })
    .from(role)
    .where(inArray(role.id, [...roleIds]));
  const byId = new Map(found.map(({ roleId, codes }) => [roleId, codes]));
  return roleIds.map(roleId => {
    const codes = byId.get(roleId);
    if (codes) return codes;
    throw new Failure('PARAMETER', {
      reason: 'ROLE_UNKNOWN',
      fields: [{ field: 'roles', code: 'invalid_value' }],
    });
  });
}

/** Everybody who has the role. */
export async function membersOf(db: Db, roleId: string): Promise<Member[]> {
  const members = await db
    .select({ userId: userRole.userId })
    .from(userRole)
    .where(eq(userRole.roleId, roleId));
  return holdingsOf(
    db,
    members.map(({ userId }) => userId),
  );
}

/** The codes, each once. Fails with PARAMETER for one that does not exist. */
export async function knownCodes(db: Db, permissions: readonly { val: string }[]): Promise<string[]> {
  const codes = [...new Set(permissions.map(({ val }) => val))];
  if (codes.length === 0) return codes;
  const known = await db
    .select({ val: permission.val })
    .from(permission)
    .where(inArray(permission.val, codes));
  if (known.length === codes.length) return codes;
  throw new Failure('PARAMETER', {
    reason: 'PERMISSION_UNKNOWN',
    fields: [{ field: 'permissions', code: 'invalid_value' }],
  });
}

export const listRoles = (db: Db) => db.select(columns).from(role).orderBy(asc(role.sort), asc(role.id));

export const permissionTree = (db: Db): Promise<Permission[]> =>
  db.select().from(permission).orderBy(asc(permission.sort), asc(permission.id));
