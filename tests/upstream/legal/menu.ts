import fc from 'fast-check';
import { accessCalls } from '../../../src/contract/access.ts';
import { RIGHTS, type RulesOf } from '../legal-values.ts';

export default {
  of: { create: accessCalls.saveMenu },
  legal: async ({ admin }) => {
    const { data } = await admin.ask(accessCalls.getMenuList);
    const above = data.filter(({ type }) => type === 'M').map(({ id }) => id);
    return {
      // a button stands under a page, and nothing else does
      type: fc.constantFrom('M', 'C'),
      parentId: fc.constantFrom(null, ...above),
      permission: fc.constantFrom(null, ...RIGHTS),
      path: fc.webPath({ size: 'small' }).map(path => path.slice(0, 200) || null),
      link: fc.option(fc.webUrl(), { nil: null }),
    };
  },
} satisfies RulesOf;
