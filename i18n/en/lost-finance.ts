import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-finance.ts';

export default {
  shared: {
    title: { lostFinance: 'Lost-item payments' },
  },
  empty: 'No payments yet',
  emptyWhy: 'Cases of which a fee, a refund or a reward was paid are listed here',
  field: {
    lostNo: 'Case number',
    ownerName: 'Owner',
    payAmount: 'Paid (yuan)',
    payTime: 'Paid on',
    refundAmount: 'Refund (yuan)',
    refundStatus: 'Refund',
    rewardAmount: 'Reward (yuan)',
    rewardStatus: 'Reward',
    netAmount: 'Net (yuan)',
    handleUserName: 'Handled by',
    addressType: 'Area',
    createdOn: 'Reported',
    lostId: 'Case ID',
  },
} satisfies Catalogue<typeof zh>;
