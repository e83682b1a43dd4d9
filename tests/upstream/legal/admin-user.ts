import { accessCalls } from '../../../src/contract/access.ts';
import { AdminUser } from '../../../src/contract/access-records.ts';
import { adminUser } from '../../../src/contract/admin-user.ts';
import { adminUser as adminUserTable } from '../../../src/upstream/core/identity/tables.ts';
import { listOf, type RulesOf, roleIds } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: adminUser.calls,
  legal: async office => ({
    roles: listOf(await roleIds(office)).map(ids => ids.map(roleId => ({ roleId }))),
  }),
} satisfies RulesOf;

export const NO_RECORDS = [
  accessCalls.addUser,
  // the same user as by createAdminUser, without a password
  accessCalls.importUser,
  // one that was there before
  accessCalls.bringBackUser,
];

export const VERSIONED: RoomFile['VERSIONED'] = {
  'access.deleteUser': { list: accessCalls.listAdminUsers },
  'access.resetPassword': { list: accessCalls.listAdminUsers },
};

export const PAIRED: RoomFile['PAIRED'] = [
  ['an admin user', AdminUser, adminUserTable, ['userId', 'roles', 'permissions', 'lockedUntil']],
];
