/** Users, roles and menu entries have earlier versions. */
import { accessCalls } from '../../contract/access.ts';
import type { Revised } from '../core/revisions/revised.ts';

export const revisedUser: Revised = {
  objectType: 'adminUser',
  list: accessCalls.listAdminUsers,
  update: accessCalls.updateAdminUser,
  bringBack: accessCalls.bringBackUser,
  remove: accessCalls.deleteAdminUser,
  idField: 'userId',
  areasOf: ({ areaIds }) => (Array.isArray(areaIds) ? areaIds.map(String) : []),
};

export const revisedRole: Revised = {
  objectType: 'role',
  list: accessCalls.listRoleGroups,
  update: accessCalls.updateRoleGroup,
  create: accessCalls.createRoleGroup,
  remove: accessCalls.deleteRoleGroup,
  idField: 'roleId',
};

export const revisedMenu: Revised = {
  objectType: 'menu',
  list: accessCalls.getMenuList,
  update: accessCalls.updateMenu,
  create: accessCalls.saveMenu,
  idField: 'id',
};
