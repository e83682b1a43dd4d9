import { ListTree } from 'lucide-react';
import { accessCalls } from '../../contract/access.ts';
import type { Feature } from '../../data/feature.ts';
import { MENU_PATH } from './paths.ts';

// tree and record are one component: a record opens beside the tree, which stays where it was
const page = () => import('./MenuPage.tsx');

export const menu: Feature = {
  name: 'menu',
  words: ['menu', 'recordLog', 'revision'],
  resources: [
    {
      path: MENU_PATH,
      section: '/system-manage',
      title: 'title.menu',
      icon: ListTree,
      needs: ['systemmgr'],
      calls: {
        list: accessCalls.getMenuList,
        create: accessCalls.saveMenu,
        update: accessCalls.updateMenu,
        remove: accessCalls.deleteMenu,
        idField: 'id',
      },
      list: page,
      create: page,
      edit: page,
    },
  ],
};
