import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-finance.ts';

export default {
  shared: {
    title: { lostFinance: 'Lost-item payments' },
  },
  empty: 'No payments yet',
  emptyWhy: 'Cases of which a fee, a refund or a reward was paid are listed here',
  field: {
    ownerName: 'Owner',
    payTime: 'Paid on',
    rewardStatus: 'Reward',
    netAmount: 'Net (yuan)',
    createdOn: 'Reported',
    lostId: 'Case ID',
  },
} satisfies Catalogue<typeof zh>;
