import { Lightbulb } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  resources: [
    {
      of: 'taxiLight',
      section: '/vehicle-manage/vehicle-taxi',
      icon: Lightbulb,
      order: 2,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
