import { Wallet } from 'lucide-react';
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
  figures: [
    {
      key: 'payments',
      needs: ['finance'],
      capability: 'payments',
      words: ['outlay'],
      load: () => import('./figures.ts'),
    },
  ],
  approvals: [
    { kind: 'outlay', load: () => import('./DecideDialog.tsx') },
    { kind: 'rewardAudit', load: () => import('./AuditDialog.tsx') },
  ],
} satisfies Door;
