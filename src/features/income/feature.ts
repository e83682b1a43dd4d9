import { Wallet } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';

export default {
  words: ['income', 'outlay', 'entity', 'revision'],
  sections: [{ path: '/finance', title: 'title.finance', icon: Wallet, order: 80 }],
  resources: [
    {
      path: '/finance/income',
      section: '/finance',
      title: 'title.income',
      icon: Wallet,
      order: 1,
      needs: ['finance'],
      may: { read: 'finance' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/income.ts')).income),
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
} satisfies Door;
