/**
 * Who works here and what they may do. 管理员用户 admin user · 角色组 role group · 角色 role · 权限 permission ·
 * 数据区域 data areas · 菜单 menu · 停用 disable · 重置密码 reset password.
 *
 * One entity behind several doors: `adminUsers`, `user/users` and `user/list` are admin users; `roleGroups`,
 * `user/roles`, `addRole` and their like are roles.
 */
import * as z from 'zod/mini';
import {
  AdminUser,
  AdminUserCreate,
  AdminUserImport,
  AdminUserUpdate,
  adminUserQuery,
  CreatedUser,
  EffectivePermission,
  Menu,
  menuInput,
  menuMove,
  Permission,
  Role,
  RoleGroup,
  RoleGroupCreate,
  RoleGroupUpdate,
  RoleOfUser,
  rolePermissions,
  roleQuery,
} from './access-records.ts';
import { call, callGroup } from './grammar/call.ts';
import { ownOr } from './grammar/may.ts';
import { NewPassword } from './grammar/validators.ts';
import { Id, line, writeFields } from './grammar/wire.ts';

const userId = z.object({ userId: Id, ...writeFields });
const roleId = z.object({ roleId: Id, ...writeFields });
const giving = ['NO_PERMISSION', 'STATE_NOT_ALLOWED', 'DUPLICATE', 'STATE_CONFLICT', 'NOT_FOUND'] as const;
const LIST = 'usermgr.list';

export const accessCalls = callGroup('access', {
  // admin users
  listAdminUsers: call('GET', '/api/admin/user/adminUsers', {
    query: adminUserQuery,
    data: z.array(AdminUser),
    isPaged: true,
    may: LIST,
    exports: LIST,
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
  /** A deleted account as it was, under its own id and with its own password; with these fields as they are given. */
  bringBackUser: call('POST', '/api/admin/user/bringBack', {
    body: z.omit(AdminUserUpdate, { version: true }),
    data: AdminUser,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
    scope: 'areas',
    isBeyondPlain: true,
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
  /**
   * This project's own: a user of a row of a file. He has no password and cannot sign in with one until
   * `resetPassword` gives him his first; single sign-on lets him in before that.
   */
  importUser: call('POST', '/api/admin/user/importUser', {
    body: AdminUserImport,
    data: AdminUser,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
    scope: 'areas',
    isImportable: true,
    unique: ['account'],
    isBeyondPlain: true,
  }),
  listUsers: call('GET', '/api/admin/user/list', {
    query: adminUserQuery,
    data: z.array(AdminUser),
    isPaged: true,
    may: LIST,
    scope: 'areas',
  }),
  /** For pickers: id and name only, found by name, pinyin, initials, account or job number. */
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
    refusal: 'error',
    business: 'update',
    scope: 'areas',
  }),
  /** This project's own: lets somebody sign in again who is locked out by failures, from every address. */
  unlockUser: call('POST', '/api/admin/user/unlock', {
    body: z.object({ userId: Id, requestId: writeFields.requestId }),
    data: z.null(),
    may: 'usermgr.list:resetPwd',
    fails: giving,
    business: 'update',
    scope: 'areas',
    isBeyondPlain: true,
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
    fails: [...giving, 'TOO_FREQUENT'],
    refusal: 'error',
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
    exports: LIST,
    scope: 'areas',
  }),
  createRoleGroup: call('POST', '/api/admin/user/roleGroups', {
    body: RoleGroupCreate,
    data: RoleGroup,
    may: 'usermgr.list:add',
    fails: giving,
    business: 'add',
    isImportable: true,
    unique: ['name', 'roleKey'],
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
  /** This project's own: moves entries, all of them or none. Answers the moved ones, in the order given. */
  arrangeMenus: call('POST', '/api/admin/user/arrangeMenus', {
    body: z.object({
      moves: z.array(menuMove).check(z.minLength(1), z.maxLength(1000)),
      requestId: writeFields.requestId,
    }),
    data: z.array(Menu),
    may: 'systemmgr:menu',
    fails: ['STATE_NOT_ALLOWED', 'STATE_CONFLICT', 'NOT_FOUND'],
    business: 'update',
    isBeyondPlain: true,
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
