import { Shapes } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/advertisementIndex';

export default {
  resources: [
    {
      of: 'adPictureType',
      section: SECTION,
      icon: Shapes,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
