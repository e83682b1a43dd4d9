import { PackageCheck, Store } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/scoreShop';

export default {
  sections: [{ path: SECTION, title: 'title.pointsShop', icon: Store, order: 90 }],
  resources: [
    {
      of: 'pickupPoint',
      section: SECTION,
      icon: PackageCheck,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
