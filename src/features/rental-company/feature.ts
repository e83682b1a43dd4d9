import { Building, KeyRound } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/rentalCar';

export default {
  sections: [{ path: SECTION, title: 'title.rentals', icon: KeyRound, order: 95 }],
  resources: [
    {
      of: 'rentalCompany',
      section: SECTION,
      icon: Building,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
