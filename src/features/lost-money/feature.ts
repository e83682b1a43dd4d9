import { Wallet } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/finance';

export default {
  words: ['lostOrder'],
  resources: [
    {
      of: 'lostFinance',
      section: SECTION,
      icon: Wallet,
      order: 3,
      needs: ['finance'],
      ...pagesOf(() => import('./cases/pages.tsx')),
    },
    {
      of: 'lostReward',
      section: SECTION,
      icon: Wallet,
      order: 4,
      needs: ['finance'],
      ...pagesOf(() => import('./rewards/pages.tsx')),
    },
  ],
} satisfies FeatureModule;
