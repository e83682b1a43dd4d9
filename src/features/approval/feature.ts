import { anyOf } from '../../contract/grammar/may.ts';
import type { FeatureModule } from '../../data/feature.ts';

/** Those of the call behind it. */
const needs = anyOf('finance:check', 'finance', 'finance.withdrawal:audit', 'lost:refund', 'lost:reward');

export default {
  words: ['approval'],
  dashboard: [
    {
      key: 'approvals',
      slot: 'waiting',
      needs: [needs],
      capability: 'payments',
      words: ['approval', 'outlay', 'reason'],
      load: () => import('./WaitingApprovals.tsx'),
    },
  ],
  news: [
    {
      types: ['APPROVAL_WAITS'],
      needs,
      capability: 'payments',
      load: () => import('./approval-news.ts'),
    },
  ],
} satisfies FeatureModule;
