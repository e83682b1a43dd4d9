import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-installment.ts';

export default {
  shared: {
    title: { adInstallment: '掲出期間' },
  },
  waiting: {
    endSoon: '7日以内に終わる掲出期',
    tearing: '撤去中の掲出期',
    pasting: '貼付中の掲出期',
  },
  create: '掲出期間を追加',
  empty: '掲出期間はまだありません',
  emptyWhy: '広告案件をいつ、どのステッカーで、何台に貼るかを決めます',
  field: {
    installmentName: '掲出期間の名称',
    projectId: '広告案件',
    pictureTypeId: 'ステッカーの種類',
    startTime: '開始日',
    endTime: '終了日',
    planCount: '予定台数',
    rewardAmount: '1 台あたりの報奨（元）',
    remarks: '備考',
    installmentNo: '第何期',
    pastedCount: '貼付済み',
    uploadedCount: '写真提出済み',
    passedCount: '合格',
    failedCount: '不合格',
    tornCount: '剥離済み',
  },
  unit: {
    planCount: '台',
  },
  fixed: {
    projectId: '掲出期間の案件は後から変えられません',
  },
  state: {
    0: '未開始',
    1: '貼付中',
    2: '掲出中',
    3: '剥離中',
    4: '終了',
  },
} satisfies Catalogue<typeof zh>;
