/** Which function answers which call; several doors lead to one. */
import { and, asc, eq } from 'drizzle-orm';
import type { accessCalls } from '../../contract/access.ts';
import type { Handlers } from '../core/context.ts';
import type { PasswordCost } from '../core/identity/password.ts';
import { adminUser, role } from '../core/identity/tables.ts';
import { ifGiven } from '../core/paging.ts';
import { arrangeMenus, createMenu, deleteMenu, listMenus, updateMenu } from './menu-writes.ts';
import { resetPassword, updateUserPassword, withFirstPassword } from './password-writes.ts';
import { listRoleGroups, listRoles, permissionTree } from './role-queries.ts';
import { createRole, deleteRole, updateRole } from './role-writes.ts';
import { unlockUser } from './unlock.ts';
import { effectivePermissions, findUser, isNamed, listUsers, visible } from './user-queries.ts';
import { bringBackUser, createUser, deleteUser, importUser, updateUser } from './user-writes.ts';

export const accessHandlers = ({ passwordCost }: { passwordCost: PasswordCost }) =>
  ({
    listAdminUsers: context => listUsers(context, context.query),
    listUsers: context => listUsers(context, context.query),
    pickUsers: ({ db, query, scope }) =>
      db
        .select({ id: adminUser.id, name: adminUser.userName })
        .from(adminUser)
        .where(and(visible(scope), eq(adminUser.state, 1), ifGiven(query.keyword, isNamed)))
        .orderBy(asc(adminUser.searchKey), asc(adminUser.id)),
    createAdminUser: withFirstPassword(passwordCost, (context, first) =>
      createUser(context, context.body, first),
    ),
    addUser: withFirstPassword(passwordCost, (context, first) => createUser(context, context.body, first)),
    importUser: context => importUser(context, context.body),
    updateAdminUser: context => updateUser(context, context.body),
    deleteAdminUser: context => deleteUser(context, context.params.userId, context.query.version),
    bringBackUser: context => bringBackUser(context, context.body),
    deleteUser: context => deleteUser(context, context.body.userId, context.body.version),
    resetPassword: withFirstPassword(passwordCost, (context, first) =>
      resetPassword(context, context.body, first),
    ),
    updateUserPassword: updateUserPassword(passwordCost),
    unlockUser,
    userPermissions: async context => {
      const { db, query, user } = context;
      const userId = query.userId ?? user.userId;
      if (userId !== user.userId) await findUser(context, userId);
      return effectivePermissions(db, userId);
    },

    listRoleGroups: context => listRoleGroups(context, context.query),
    createRoleGroup: context => createRole(context, context.body),
    addRole: context => createRole(context, context.body),
    updateRoleGroup: context => updateRole(context, context.body),
    updateRole: context => updateRole(context, context.body),
    replaceRolePermissions: context => updateRole(context, { ...context.body, roleId: context.params.id }),
    deleteRoleGroup: context => deleteRole(context, context.params.roleId, context.query.version),
    deleteRole: context => deleteRole(context, context.body.roleId, context.body.version),
    listRoles: async ({ db }) => (await listRoles(db)).map(row => ({ ...row, roleId: row.id })),
    appRoles: ({ db }) =>
      db
        .select({ roleId: role.id, name: role.name })
        .from(role)
        .where(eq(role.state, 1))
        .orderBy(asc(role.sort), asc(role.id)),
    permissionTree: ({ db }) => permissionTree(db),

    getMenuList: ({ db }) => listMenus(db),
    saveMenu: context => {
      const { requestId: _requestId, ...input } = context.body;
      return createMenu(context, input);
    },
    updateMenu: context => {
      const { requestId: _requestId, ...input } = context.body;
      return updateMenu(context, input);
    },
    arrangeMenus: context => arrangeMenus(context, context.body.moves),
    deleteMenu: context => deleteMenu(context, context.query.id, context.query.version),
  }) satisfies Handlers<typeof accessCalls>;
