import fc from 'fast-check';
import { accessCalls } from '../../../src/contract/access.ts';
import { Menu } from '../../../src/contract/access-records.ts';
import { menu } from '../../../src/upstream/domain/menus.ts';
import { RIGHTS, type RulesOf } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

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

export const VERSIONED: RoomFile['VERSIONED'] = {
  'access.updateMenu': { list: accessCalls.getMenuList },
  'access.deleteMenu': { list: accessCalls.getMenuList },
};

export const PAIRED: RoomFile['PAIRED'] = [['a menu', Menu, menu, []]];
