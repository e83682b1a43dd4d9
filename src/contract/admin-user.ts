/** Administrators as a list: apart from their calls, which the console loads before any list. */
import * as z from 'zod/mini';
import { accessCalls } from './access.ts';
import { AdminUser, adminUserFilters, RoleOfUser } from './access-records.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { other } from './grammar/kinds/other.ts';
import { area, areas, reference } from './grammar/kinds/reference.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { day, moment } from './grammar/kinds/time.ts';
import { resourceWithCalls } from './grammar/resource.ts';
import { Account, Email } from './grammar/validators.ts';

/** As much of them as the list needs. */
const roles = {
  name: 'roleGroup',
  resource: 'system-manage/role-group',
  searches: ['name'],
  calls: { list: accessCalls.listRoleGroups },
};

export const adminUser = resourceWithCalls('adminUser', {
  path: 'system-manage/admin-user',
  words: 'access.user',
  live: { mayEdit: 'usermgr.list:edit' },
  fields: {
    account: text(40).required().valid(Account).fixed(),
    userName: text(40).required().search(),
    mobile: masked('mobile'),
    email: text(100).valid(Email),
    /** 0 not said, 1 male, 2 female. */
    sex: choice([0, 1, 2]).initially(0),
    jobNo: code(20),
    callSystemAccount: text(40),
    agentNo: code(20),
    isSuperuser: flag().filled().words('kit.filter.flag'),
    roles: other(z.array(RoleOfUser)).filled(),
    areaIds: areas().filled(),
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    expireOn: day(),
    remark: note(200),
    mustChangePwd: flag().filled().readOnly().words('kit.filter.flag'),
    pwdUpdatedOn: moment().readOnly(),
    lastLoginOn: moment().readOnly(),
    roleId: reference(roles, 'roles').filterOnly().called('access.user.field.roles'),
    areaId: area().filterOnly().called('access.user.field.areaIds'),
    createdOn: moment('exact').filled().readOnly(),
    updatedOn: moment().filled().readOnly(),
  },
  Row: AdminUser,
  idField: 'userId',
  sorts: ['roleId', 'userName', 'jobNo', 'state', 'lastLoginOn'],
  filters: adminUserFilters,
  calls: {
    list: accessCalls.listAdminUsers,
    create: accessCalls.createAdminUser,
    bring: accessCalls.importUser,
    update: accessCalls.updateAdminUser,
    remove: accessCalls.deleteAdminUser,
  },
});
