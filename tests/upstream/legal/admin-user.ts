import { accessCalls } from '../../../src/contract/access.ts';
import { adminUser } from '../../../src/contract/admin-user.ts';
import { listOf, type RulesOf, roleIds } from '../legal-values.ts';

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
