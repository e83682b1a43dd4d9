import { Landmark } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const NEEDS = ['finance', 'finance.withdrawal'] as const;

export default {
  words: ['withdrawal', 'outlay', 'driverCash', 'cashEntry', 'reason', 'entity', 'revision'],
  resources: [
    {
      of: 'withdrawal',
      section: '/finance',
      icon: Landmark,
      order: 5,
      needs: NEEDS,
      capability: 'payments',
      list: () => import('./WithdrawalList.tsx'),
      create: () => import('./AskPage.tsx'),
      edit: () => import('./WithdrawalPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'withdrawals',
      needs: NEEDS,
      capability: 'payments',
      words: ['withdrawal'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
