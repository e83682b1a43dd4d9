import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-reward.ts';

export default {
  shared: {
    title: { lostReward: 'Lost-item rewards' },
  },
  empty: 'No rewards yet',
  emptyWhy: 'Rewards for drivers who gave something back are listed here',
  field: {
    lostNo: 'Case number',
    driverName: 'Driver',
    driverPhone: 'Driver’s mobile',
    plateNumber: 'Plate',
    amount: 'Reward (yuan)',
    channel: 'Paid through',
    serialNum: 'Serial number',
    bankName: 'Bank',
    bankCardNo: 'Card number',
    rewardStatus: 'Status',
    payTime: 'Paid on',
    failReason: 'Why it failed',
    operatorName: 'Asked by',
    createdOn: 'Asked on',
    addressType: 'Area',
    lostId: 'Case ID',
  },
} satisfies Catalogue<typeof zh>;
