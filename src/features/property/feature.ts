import { SlidersHorizontal } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { PROPERTY_PATH } from './paths.ts';

export default {
  words: ['property', 'revision'],
  resources: [
    {
      path: PROPERTY_PATH,
      section: '/system-manage',
      title: 'title.systemConfig',
      icon: SlidersHorizontal,
      order: 5,
      needs: ['systemmgr'],
      may: {
        read: 'systemmgr',
        create: 'systemmgr:config',
        update: 'systemmgr:config',
        remove: 'systemmgr:config',
      },
      isLive: true,
      calls: () => import('./calls.ts').then(all => all.propertyRow),
      list: () => import('./PropertyList.tsx'),
      create: () => import('./PropertyCreate.tsx'),
      edit: () => import('./PropertyEdit.tsx'),
    },
  ],
  figures: [
    {
      key: 'propertyChanges',
      needs: ['systemmgr'],
      capability: 'logFilters',
      words: ['property'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
