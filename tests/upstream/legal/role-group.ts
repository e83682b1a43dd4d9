import { accessCalls } from '../../../src/contract/access.ts';
import { roleGroup } from '../../../src/contract/role-group.ts';
import { listOf, RIGHTS, type RulesOf } from '../legal-values.ts';

export default {
  of: roleGroup.calls,
  legal: async () => ({
    permissions: listOf(RIGHTS, 30).map(vals => vals.map(val => ({ val }))),
  }),
} satisfies RulesOf;

export const NO_RECORDS = [accessCalls.addRole];
