import { anyOf } from '../../contract/grammar/may.ts';
import type { Door } from '../../data/feature.ts';

/** Those of the call behind it. */
const needs = anyOf('finance:check', 'lost:refund', 'lost:reward');

export default {
  words: ['approval'],
  cards: [
    {
      key: 'approvals',
      title: 'title.approvals',
      order: 5,
      needs: [needs],
      capability: 'payments',
      load: () => import('./ApprovalFigures.tsx'),
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
} satisfies Door;
