import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/approval.ts';

export default {
  title: '自分の承認待ち',
  count: '%{smart_count} 件、%{amount} 元',
  decide: '承認へ',
  open: '開く',
  none: '承認が必要なものはありません',
  mine: '自分が申請。別の人の確認待ち',
  more: 'ほか %{smart_count} 件',
  kind: {
    outlay: '支出',
    rewardAudit: '謝礼の抽出検査',
    withdrawal: '出金',
    cashAdjustment: '現金口座の調整',
  },
  type: {
    outlay: {
      1: '忘れ物の返金',
      2: '忘れ物の謝礼',
      3: '広告の報奨金',
      4: '出金',
      5: 'イベントの報奨金',
    },
  },
} satisfies Catalogue<typeof zh>;
