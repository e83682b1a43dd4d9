import { ListTree } from 'lucide-react';
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
      may: {
        read: 'signed-in',
        create: 'systemmgr:menu',
        update: 'systemmgr:menu',
        remove: 'systemmgr:menu',
      },
      isLive: true,
      calls: async () => (await import('./calls.ts')).menuCalls,
      list: page,
      create: page,
      edit: page,
    },
  ],
};
