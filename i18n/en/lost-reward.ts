import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-reward.ts';

export default {
  shared: {
    title: { lostReward: 'Lost-item rewards' },
  },
  empty: 'No rewards yet',
  emptyWhy: 'Rewards for drivers who gave something back are listed here',
  field: {
    driverPhone: 'Driver’s mobile',
    amount: 'Reward (yuan)',
    channel: 'Paid through',
    serialNum: 'Serial number',
    bankCardNo: 'Card number',
    rewardStatus: 'Status',
    payTime: 'Paid on',
    operatorName: 'Asked by',
    createdOn: 'Asked on',
    lostId: 'Case ID',
  },
} satisfies Catalogue<typeof zh>;
