import { UtensilsCrossed } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/canteen';

export default {
  sections: [{ path: SECTION, title: 'title.canteens', icon: UtensilsCrossed, order: 100 }],
  resources: [
    {
      of: 'canteen',
      section: SECTION,
      icon: UtensilsCrossed,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
