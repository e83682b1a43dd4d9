import { MessagesSquare } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/rentalCar';
const NEEDS = ['driverhome.lease'] as const;

export default {
  resources: [
    {
      of: 'rentalConsult',
      section: SECTION,
      icon: MessagesSquare,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
  figures: [
    {
      key: 'rentalConsults',
      needs: NEEDS,
      capability: 'entities',
      words: ['rentalConsult'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
