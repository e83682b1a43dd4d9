import { CarFront } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  resources: [
    {
      of: 'adVehicle',
      section: '/advertisementIndex',
      order: 3,
      icon: CarFront,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
