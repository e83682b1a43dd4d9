import { ListTree } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { MENU_PATH } from './paths.ts';

// tree and record are one component: a record opens beside the tree, which stays where it was
const page = () => import('./MenuPage.tsx');

export default {
  words: ['menu', 'revision'],
  resources: [
    {
      path: MENU_PATH,
      section: '/system-manage',
      title: 'title.menu',
      icon: ListTree,
      order: 3,
      needs: ['systemmgr'],
      may: {
        read: 'signed-in',
        create: 'systemmgr:menu',
        update: 'systemmgr:menu',
        remove: 'systemmgr:menu',
      },
      isLive: true,
      calls: () => import('./calls.ts').then(all => all.menuCalls),
      list: page,
      create: page,
      edit: page,
    },
  ],
} satisfies FeatureModule;
