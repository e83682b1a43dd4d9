import { Gift } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  resources: [
    {
      of: 'adDriverGift',
      section: '/advertisementIndex',
      order: 2,
      icon: Gift,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
