import { Presentation } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/advertisementIndex';

export default {
  words: ['adInstallment'],
  resources: [
    {
      of: 'adProject',
      section: SECTION,
      icon: Presentation,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies FeatureModule;
