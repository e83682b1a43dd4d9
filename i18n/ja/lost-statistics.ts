import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-statistics.ts';

export default {
  shared: {
    title: { lostStatistics: '忘れ物統計' },
  },
  figure: {
    when: '日付',
    total: '件数',
    vip: 'VIP',
    handled: '対応済み',
    matched: '特定済み',
    returned: '返還済み',
    notReturned: '未返還',
    recoverRate: '返還率',
    recoverRatePercent: '返還率（%）',
    avgMatchSeconds: '特定までの平均時間',
    avgHandleSeconds: '完了までの平均時間',
    handleInSeconds: '完了までの平均時間（秒）',
    avgFirstActionSeconds: '着手までの平均時間',
    firstActionInSeconds: '着手までの平均時間（秒）',
    refundAmount: '返金（元）',
    rewardAmount: '謝礼（元）',
    goodsValue: '返還品の評価額（元）',
    received: '担当件数',
    overdue: '期限超過',
  },
  byDay: {
    title: '日付別',
    most: '最多は %{when} の %{count} 件',
  },
  byType: {
    title: '品目別',
    name: '品目',
    most: '最多は「%{name}」で %{share}',
  },
  bySeat: {
    title: '忘れた場所別',
    name: '忘れた場所',
    most: '最多は「%{name}」で %{share}',
  },
  byCompany: {
    title: '会社別',
    name: '会社',
    most: '最多は%{name}で %{share}',
    none: 'この期間の受付には会社の情報がありません',
  },
  clerks: {
    title: '担当者別',
    name: '担当者',
    nameless: '氏名なし',
    most: '担当が最も多いのは%{name}で %{count} 件',
    none: 'この期間の受付はまだ誰も対応していません',
  },
  others: 'その他',
  none: 'この期間に忘れ物の受付はありません',
  away: '忘れ物の統計を読み込めませんでした：%{why}。ほかの画面は通常どおり使えます。',
  plain:
    '接続先は独自の基準で集計しています。提供されない数値は「–」で表示され、数値から受付を開くことはできません。',
} satisfies Catalogue<typeof zh>;
