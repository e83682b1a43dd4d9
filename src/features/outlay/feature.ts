import { Wallet } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { type Door, entityRow } from '../../data/feature.ts';

export default {
  words: ['outlay', 'entity', 'revision'],
  resources: [
    {
      path: '/finance/outlay',
      section: '/finance',
      title: 'title.outlay',
      icon: Wallet,
      order: 2,
      needs: ['finance'],
      may: { read: 'finance' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/outlay.ts')).outlay),
      list: () => import('./OutlayListPage.tsx'),
    },
  ],
  cards: [
    {
      key: 'payments',
      title: 'title.outlay',
      order: 6,
      needs: ['finance'],
      capability: 'payments',
      load: () => import('./PaymentFigures.tsx'),
    },
    {
      key: 'approvals',
      title: 'title.approvals',
      order: 5,
      // those of the calls behind it
      needs: [anyOf('finance:check', 'lost:refund', 'lost:reward')],
      capability: 'payments',
      load: () => import('./ApprovalFigures.tsx'),
    },
  ],
} satisfies Door;
