import { Scale } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import type { FeatureModule } from '../../data/feature.ts';
import { RECONCILIATION_PATH } from './paths.ts';

export default {
  words: [
    'reconciliation',
    'reconciliationDesk',
    'income',
    'outlay',
    'jobs',
    'imports',
    'reason',
    'statistics',
  ],
  pages: [
    {
      path: RECONCILIATION_PATH,
      section: '/finance',
      title: 'title.reconciliation',
      icon: Scale,
      order: 5,
      needs: ['finance'],
      capability: 'reconciliation',
      load: () => import('./ReconciliationPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'reconciliation',
      needs: ['finance', anyOf('finance:check', 'finance:close')],
      capability: 'reconciliation',
      words: ['reconciliationDesk'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
