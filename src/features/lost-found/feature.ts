import { PackageSearch } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  words: ['lostOrder', 'reason'],
  resources: [
    {
      of: 'foundItem',
      section: '/lost',
      icon: PackageSearch,
      capability: 'foundItems',
      ...pagesOf(() => import('./pages.tsx')),
      edit: () => import('./FoundPage.tsx'),
    },
  ],
} satisfies FeatureModule;
