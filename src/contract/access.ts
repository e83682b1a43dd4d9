/**
 * Who works here and what they may do. 管理员用户 admin user · 角色组 role group · 角色 role · 权限 permission ·
 * 数据区域 data areas · 菜单 menu · 停用 disable · 重置密码 reset password.
 *
 * One entity behind several doors: `adminUsers`, `user/users` and `user/list` are admin users; `roleGroups`,
 * `user/roles`, `addRole` and their like are roles.
 */
import * as z from 'zod/mini';
import { call, room } from './call.ts';
import { ownOr } from './may.ts';
import { PermissionEntry } from './session.ts';
import { Account, Email, Mobile, NewPassword } from './validators.ts';
import { EpochMs, Flag, filledLine, Id, line, listQuery, masked, recordFields, writeFields } from './wire.ts';

export const RoleOfUser = z.object({ roleId: Id, name: z.string() });

export const AdminUser = z.object({
  id: Id,
  userId: Id,
  account: z.string(),
  userName: z.string(),
  mobile: z.nullable(masked('mobile')),
  email: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** 0 not said, 1 male, 2 female. */
  sex: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  jobNo: z.nullable(z.string()),
  callSystemAccount: z.nullable(z.string()),
  agentNo: z.nullable(z.string()),
  isSuperuser: Flag,
  /** The first of `roles`; null without any. */
  roleId: z.nullable(Id),
  roles: z.array(RoleOfUser),
  permissions: z.array(PermissionEntry),
  /** Empty = all areas. */
  areaIds: z.array(Id),
  /** 1 available, 0 disabled. */
  state: Flag,
  pwdUpdatedOn: z.nullable(EpochMs),
  mustChangePwd: Flag,
  mfaBound: Flag,
  lastLoginOn: z.nullable(EpochMs),
  lastLoginIp: z.nullable(z.string()),
  lockedUntil: z.nullable(EpochMs),
  expireOn: z.nullable(EpochMs),
  ...recordFields,
});
export type AdminUser = z.output<typeof AdminUser>;

/** The fields a clerk fills in; an update sends those that changed. */
const adminUserInput = {
  userName: filledLine(40),
  mobile: z.optional(z.nullable(Mobile)),
  email: z.optional(z.nullable(Email)),
  sex: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  jobNo: z.optional(z.nullable(line(20))),
  callSystemAccount: z.optional(z.nullable(line(40))),
  agentNo: z.optional(z.nullable(line(20))),
  isSuperuser: z.optional(Flag),
  roles: z.optional(z.array(z.object({ roleId: Id })).check(z.maxLength(20))),
  areaIds: z.optional(z.array(Id).check(z.maxLength(100))),
  state: z.optional(Flag),
  expireOn: z.optional(z.nullable(EpochMs)),
  remark: z.optional(z.nullable(line(200))),
};

export const AdminUserCreate = z.object({ account: Account, ...adminUserInput, ...writeFields });
export const AdminUserUpdate = z.object({
  userId: Id,
  ...adminUserInput,
  userName: z.optional(adminUserInput.userName),
  ...writeFields,
});

/** A user and, once, the password he signs in with first. */
const CreatedUser = z.extend(AdminUser, { initialPassword: z.string() });

const adminUserQuery = z.object({
  ...listQuery,
  orderBy: z._default(
    z.enum(['roleId', 'account', 'userName', 'jobNo', 'state', 'lastLoginOn', 'createdOn', 'updatedOn']),
    'roleId',
  ),
  userId: z.optional(Id),
  account: z.optional(line(40)),
  userName: z.optional(line(40)),
  /** The whole number or its last four digits. */
  mobile: z.optional(line(20)),
  state: z.optional(Flag),
  roleId: z.optional(Id),
  areaId: z.optional(Id),
  mustChangePwd: z.optional(Flag),
  /** Name, pinyin, initials, account, job number or phone tail. */
  keyword: z.optional(line(40)),
});

export const RoleGroup = z.object({
  id: Id,
  roleId: Id,
  name: z.string(),
  roleKey: z.string(),
  sort: z.int(),
  /** '1' ships with the product and cannot be deleted. */
  builtIn: z.enum(['0', '1']),
  state: Flag,
  memberCount: z.int(),
  /** The menus and pages among `permissions`. Spelt as clients in the field spell it. */
  roleResouces: z.array(PermissionEntry),
  permissions: z.array(PermissionEntry),
  createTime: EpochMs,
  changeTime: EpochMs,
  ...recordFields,
});
export type RoleGroup = z.output<typeof RoleGroup>;

const rolePermissions = z.array(z.object({ val: filledLine(80) })).check(z.maxLength(1000));

const roleInput = {
  name: filledLine(40),
  roleKey: z.optional(
    z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[a-z][a-z0-9_]*$/)),
  ),
  sort: z.optional(z.int().check(z.gte(0), z.lte(9999))),
  state: z.optional(Flag),
  remark: z.optional(z.nullable(line(200))),
  permissions: z.optional(rolePermissions),
};
export const RoleGroupCreate = z.object({ ...roleInput, ...writeFields });
export const RoleGroupUpdate = z.object({
  roleId: Id,
  ...roleInput,
  name: z.optional(roleInput.name),
  ...writeFields,
});

const roleQuery = z.object({
  ...listQuery,
  orderBy: z._default(
    z.enum(['sort', 'roleId', 'name', 'memberCount', 'state', 'createdOn', 'updatedOn']),
    'sort',
  ),
  roleId: z.optional(Id),
  name: z.optional(line(40)),
  state: z.optional(Flag),
  /** Roles that hold this permission. */
  permission: z.optional(line(80)),
  keyword: z.optional(line(40)),
});

export const Role = z.object({
  id: Id,
  roleId: Id,
  name: z.string(),
  roleKey: z.string(),
  state: Flag,
  builtIn: z.enum(['0', '1']),
});

/** A node of the permission tree; `parentId` is null at the top. */
export const Permission = z.object({
  id: Id,
  name: z.string(),
  val: z.string(),
  parentId: z.nullable(Id),
  /** 1 menu, 2 page, 3 button, 4 data. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  sort: z.int(),
});
export type Permission = z.output<typeof Permission>;

/** A right a person holds, and through which roles. */
export const EffectivePermission = z.object({
  id: Id,
  name: z.string(),
  val: z.string(),
  roles: z.array(RoleOfUser),
});
export type EffectivePermission = z.output<typeof EffectivePermission>;

export const Menu = z.object({
  id: Id,
  parentId: z.nullable(Id),
  title: z.string(),
  titleEn: z.nullable(z.string()),
  titleEs: z.nullable(z.string()),
  titleJa: z.nullable(z.string()),
  name: z.nullable(z.string()),
  path: z.nullable(z.string()),
  component: z.nullable(z.string()),
  redirect: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  /** M directory, C page, F button. */
  type: z.enum(['M', 'C', 'F']),
  permission: z.nullable(z.string()),
  sort: z.int(),
  hidden: Flag,
  noCache: Flag,
  affix: Flag,
  breadcrumb: Flag,
  activeMenu: z.nullable(z.string()),
  isFrame: Flag,
  link: z.nullable(z.string()),
  state: Flag,
  query: z.nullable(z.string()),
  ...recordFields,
});
export type Menu = z.output<typeof Menu>;

const text = z.optional(z.nullable(line(200)));
/** What a new entry leaves out is 0, except `breadcrumb` and `state`; an update keeps it. */
const menuInput = {
  parentId: z.optional(z.nullable(Id)),
  title: filledLine(40),
  titleEn: text,
  titleEs: text,
  titleJa: text,
  name: text,
  path: text,
  component: text,
  redirect: text,
  icon: text,
  type: z.optional(z.enum(['M', 'C', 'F'])),
  permission: text,
  sort: z.optional(z.int().check(z.gte(0), z.lte(9999))),
  hidden: z.optional(Flag),
  noCache: z.optional(Flag),
  affix: z.optional(Flag),
  breadcrumb: z.optional(Flag),
  activeMenu: text,
  isFrame: z.optional(Flag),
  link: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\//)))),
  state: z.optional(Flag),
  query: text,
  remark: text,
};

const userId = z.object({ userId: Id, ...writeFields });
const roleId = z.object({ roleId: Id, ...writeFields });
const giving = ['NO_PERMISSION', 'STATE_NOT_ALLOWED', 'DUPLICATE', 'STATE_CONFLICT', 'NOT_FOUND'] as const;
const LIST = 'usermgr.list';

export const accessCalls = room('access', {
  // admin users
  listAdminUsers: call('GET', '/api/admin/user/adminUsers', {
    query: adminUserQuery,
    data: z.array(AdminUser),
    isPaged: true,
    may: LIST,
    scope: 'areas',
  }),
  createAdminUser: call('POST', '/api/admin/user/adminUsers', {
    body: AdminUserCreate,
    data: CreatedUser,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
    scope: 'areas',
  }),
  updateAdminUser: call('PUT', '/api/admin/user/adminUsers', {
    body: AdminUserUpdate,
    data: AdminUser,
    may: 'usermgr.list:edit',
    fails: giving,
    business: 'update',
    scope: 'areas',
  }),
  deleteAdminUser: call('DELETE', '/api/admin/user/adminUser/{userId}', {
    params: z.object({ userId: Id }),
    query: z.object(writeFields),
    data: z.null(),
    may: 'usermgr.list:delete',
    fails: giving,
    business: 'delete',
    scope: 'areas',
  }),
  deleteUser: call('POST', '/api/admin/user/deleteUser', {
    body: userId,
    data: z.null(),
    may: 'usermgr.list:delete',
    fails: giving,
    business: 'delete',
    scope: 'areas',
  }),
  addUser: call('POST', '/api/admin/user/users', {
    body: AdminUserCreate,
    data: CreatedUser,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
    scope: 'areas',
  }),
  listUsers: call('GET', '/api/admin/user/list', {
    query: adminUserQuery,
    data: z.array(AdminUser),
    isPaged: true,
    may: LIST,
    scope: 'areas',
  }),
  /** For pickers: id and name only. */
  pickUsers: call('GET', '/api/admin/users', {
    query: z.object({ keyword: z.optional(line(40)) }),
    data: z.array(z.object({ id: Id, name: z.string() })),
    may: 'signed-in',
    scope: 'areas',
  }),
  /** A one-time password, shown once, to be renewed at the next sign-in; the user's sessions end. */
  resetPassword: call('POST', '/api/admin/user/resetPassword', {
    body: userId,
    data: z.object({ password: z.string() }),
    may: 'usermgr.list:resetPwd',
    fails: giving,
    business: 'update',
    scope: 'areas',
  }),
  /** Changes a password that is known. */
  updateUserPassword: call('POST', '/api/admin/user/updateUserPassword', {
    body: z.object({
      userId: z.optional(Id),
      oldPassword: z.string().check(z.minLength(1), z.maxLength(128)),
      newPassword: NewPassword,
      requestId: writeFields.requestId,
    }),
    data: z.null(),
    may: ownOr('usermgr.list:resetPwd'),
    fails: giving,
    business: 'update',
    scope: 'areas',
  }),
  /** The rights of one user (without `userId`: one's own) and the roles they come from. */
  userPermissions: call('GET', '/api/admin/user/permissions', {
    query: z.object({ userId: z.optional(Id) }),
    data: z.array(EffectivePermission),
    may: ownOr(LIST),
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),

  // roles
  listRoleGroups: call('GET', '/api/admin/user/roleGroups', {
    query: roleQuery,
    data: z.array(RoleGroup),
    isPaged: true,
    may: LIST,
  }),
  createRoleGroup: call('POST', '/api/admin/user/roleGroups', {
    body: RoleGroupCreate,
    data: RoleGroup,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
  }),
  updateRoleGroup: call('PUT', '/api/admin/user/roleGroups', {
    body: RoleGroupUpdate,
    data: RoleGroup,
    may: 'usermgr.list:edit',
    fails: giving,
    business: 'authorize',
    scope: 'areas',
  }),
  deleteRoleGroup: call('DELETE', '/api/admin/user/roleGroup/{roleId}', {
    params: z.object({ roleId: Id }),
    query: z.object(writeFields),
    data: z.null(),
    may: 'usermgr.list:delete',
    fails: giving,
    business: 'delete',
    scope: 'areas',
  }),
  listRoles: call('GET', '/api/admin/user/roles', { data: z.array(Role), may: LIST }),
  /** For pickers: the enabled ones. */
  appRoles: call('GET', '/api/admin/user/appRoles', { data: z.array(RoleOfUser), may: LIST }),
  addRole: call('POST', '/api/admin/user/addRole', {
    body: RoleGroupCreate,
    data: RoleGroup,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
  }),
  updateRole: call('POST', '/api/admin/user/updateRole', {
    body: RoleGroupUpdate,
    data: RoleGroup,
    may: 'usermgr.list:edit',
    fails: giving,
    business: 'update',
    scope: 'areas',
  }),
  deleteRole: call('POST', '/api/admin/user/deleteRole', {
    body: roleId,
    data: z.null(),
    may: 'usermgr.list:delete',
    fails: giving,
    business: 'delete',
    scope: 'areas',
  }),
  /** Replaces a role's rights. */
  replaceRolePermissions: call('POST', '/api/admin/user/roles/{id}/permissions', {
    params: z.object({ id: Id }),
    body: z.object({ permissions: rolePermissions, ...writeFields }),
    data: RoleGroup,
    may: 'usermgr.list:edit',
    fails: giving,
    business: 'authorize',
    scope: 'areas',
  }),
  permissionTree: call('GET', '/api/admin/user/trees', { data: z.array(Permission), may: LIST }),

  // menus
  getMenuList: call('GET', '/api/admin/user/getMenuList', { data: z.array(Menu), may: 'signed-in' }),
  saveMenu: call('POST', '/api/admin/user/saveMenu', {
    body: z.object({
      ...menuInput,
      type: z._default(z.enum(['M', 'C', 'F']), 'C'),
      requestId: writeFields.requestId,
    }),
    data: Menu,
    may: 'systemmgr:menu',
    fails: ['STATE_NOT_ALLOWED'],
    business: 'add',
  }),
  updateMenu: call('POST', '/api/admin/user/updateMenu', {
    body: z.object({ id: Id, ...menuInput, title: z.optional(menuInput.title), ...writeFields }),
    data: Menu,
    may: 'systemmgr:menu',
    fails: ['STATE_NOT_ALLOWED', 'STATE_CONFLICT', 'NOT_FOUND'],
    business: 'update',
  }),
  deleteMenu: call('GET', '/api/admin/user/deleteMenu', {
    query: z.object({ id: Id, ...writeFields }),
    data: z.null(),
    may: 'systemmgr:menu',
    fails: ['STATE_NOT_ALLOWED', 'NOT_FOUND'],
    changesState: true,
    business: 'delete',
  }),
});
