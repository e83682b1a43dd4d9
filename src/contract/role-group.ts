/** Roles as a list: apart from their calls, which the console loads before any list. */
import { accessCalls } from './access.ts';
import { RoleGroup, RoleKey, roleFilters, rolePermissions, Sort } from './access-records.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls } from './grammar/resource.ts';

export const roleGroup = resourceWithCalls('roleGroup', {
  path: 'system-manage/role-group',
  words: 'access.role',
  loggedAs: 'role',
  // roles have no area; only their members have
  live: { mayEdit: 'usermgr.list:edit', isByArea: false },
  fields: {
    name: text(40).required().search(),
    roleKey: code(40).valid(RoleKey),
    sort: count({}, 'plain').valid(Sort),
    state: flag().filled().status({ 1: 'ok', 0: 'off' }),
    permissions: other(rolePermissions),
    remark: note(200),
    /** Of those whom the asking administrator sees. */
    memberCount: count().readOnly(),
    /** '1' ships with the product and cannot be deleted. */
    builtIn: choice(['1', '0']).filled().readOnly(),
    permission: other(rolePermissions).filterOnly().called('access.role.field.permissions'),
    createdOn: moment('exact').filled().readOnly(),
    updatedOn: moment().filled().readOnly(),
  },
  Row: RoleGroup,
  idField: 'roleId',
  sorts: ['sort', 'name', 'memberCount', 'state', 'updatedOn'],
  filters: roleFilters,
  calls: {
    list: accessCalls.listRoleGroups,
    create: accessCalls.createRoleGroup,
    update: accessCalls.updateRoleGroup,
    remove: accessCalls.deleteRoleGroup,
  },
});
