import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-finance.ts';

export default {
  shared: {
    title: { lostFinance: '忘れ物の入出金' },
  },
  empty: '入出金はまだありません',
  emptyWhy: '支払い、返金、謝礼があった案件がここに並びます',
  field: {
    ownerName: '落とし主',
    payTime: '支払日時',
    rewardStatus: '謝礼',
    netAmount: '差引額（元）',
    createdOn: '受付日時',
    lostId: '案件 ID',
  },
} satisfies Catalogue<typeof zh>;
