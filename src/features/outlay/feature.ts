import { Wallet } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['outlay', 'reconciliation', 'entity', 'revision'],
  resources: [
    {
      of: 'outlay',
      section: '/finance',
      icon: Wallet,
      order: 2,
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
} satisfies FeatureModule;
