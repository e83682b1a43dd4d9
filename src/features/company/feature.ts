import { Building2 } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  resources: [
    {
      of: 'company',
      section: '/vehicle-manage',
      icon: Building2,
      order: 2,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
