import { Wallet } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['income', 'outlay', 'reconciliation', 'entity', 'revision'],
  sections: [{ path: '/finance', title: 'title.finance', icon: Wallet, order: 80 }],
  resources: [
    {
      of: 'income',
      section: '/finance',
      icon: Wallet,
      order: 1,
      list: () => import('./IncomeListPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'income',
      needs: ['finance'],
      capability: 'filters',
      words: ['income'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
