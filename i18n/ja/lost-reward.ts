import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-reward.ts';

export default {
  shared: {
    title: { lostReward: '忘れ物の謝礼' },
  },
  empty: '謝礼はまだありません',
  emptyWhy: '品物を返した乗務員への謝礼がここに並びます',
  field: {
    driverPhone: '乗務員の携帯',
    amount: '謝礼額（元）',
    channel: '支払方法',
    serialNum: '取引番号',
    bankCardNo: 'カード番号',
    rewardStatus: '状態',
    payTime: '支払日時',
    operatorName: '申請者',
    createdOn: '申請日時',
    lostId: '案件 ID',
  },
} satisfies Catalogue<typeof zh>;
