/** What the menu speaks. */
import { accessCalls } from '../../contract/access.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const menuCalls: ResourceCalls = {
  list: accessCalls.getMenuList,
  create: accessCalls.saveMenu,
  update: accessCalls.updateMenu,
  remove: accessCalls.deleteMenu,
  idField: 'id',
};
