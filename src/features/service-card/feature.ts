import { Headset } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/scoreShop';

export default {
  resources: [
    {
      of: 'serviceCard',
      section: SECTION,
      icon: Headset,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
