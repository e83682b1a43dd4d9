import { Wallet } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { type Door, entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/finance';

export default {
  words: ['lostFinance', 'lostReward', 'lostOrder', 'entity', 'revision'],
  resources: [
    {
      path: '/finance/lost',
      section: SECTION,
      title: 'title.lostFinance',
      icon: Wallet,
      order: 3,
      needs: ['finance'],
      may: { read: anyOf('lost', 'finance') },
      calls: async () => entityRow((await import('../../contract/lost-money.ts')).lostFinance),
      list: pagesOf(() => import('./cases/pages.tsx')).list,
    },
    {
      path: '/finance/lostReward',
      section: SECTION,
      title: 'title.lostReward',
      icon: Wallet,
      order: 4,
      needs: ['finance'],
      may: { read: anyOf('lost', 'finance') },
      calls: async () => entityRow((await import('../../contract/lost-money.ts')).lostReward),
      list: pagesOf(() => import('./rewards/pages.tsx')).list,
    },
  ],
} satisfies Door;
