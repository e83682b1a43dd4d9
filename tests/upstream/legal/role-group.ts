import { accessCalls } from '../../../src/contract/access.ts';
import { Permission, RoleGroup } from '../../../src/contract/access-records.ts';
import { roleGroup } from '../../../src/contract/role-group.ts';
import { permission, role } from '../../../src/upstream/core/identity/tables.ts';
import { listOf, RIGHTS, type RulesOf } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: roleGroup.calls,
  legal: async () => ({
    permissions: listOf(RIGHTS, 30).map(vals => vals.map(val => ({ val }))),
  }),
} satisfies RulesOf;

export const NO_RECORDS = [accessCalls.addRole];

export const VERSIONED: RoomFile['VERSIONED'] = { 'access.deleteRole': { list: accessCalls.listRoleGroups } };

export const PAIRED: RoomFile['PAIRED'] = [
  [
    'a role group',
    RoleGroup,
    role,
    ['roleId', 'memberCount', 'roleResouces', 'permissions', 'createTime', 'changeTime'],
  ],
  ['a permission', Permission, permission, []],
];
