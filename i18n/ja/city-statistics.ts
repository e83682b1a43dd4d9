import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/city-statistics.ts';

export default {
  shared: {
    title: { cityStatistics: '都市別統計' },
  },
  figure: {
    vehicles: '車両',
    online: '平均オンライン',
    onlineRate: 'オンライン率',
    orders: '注文',
    completed: '完了',
    revenue: '完了金額（元）',
    streetRides: '流し',
  },
  rule: '車両は当日終了時の登録数、オンラインは当日の平均、流しは別に集計',
  fortnight: '選択日までの 14 日間',
  none: 'この期間は車両も注文もありません',
  by: { label: '集計方法', area: 'エリア別', company: '会社別', day: '日別' },
  name: { area: 'エリア', company: '会社', day: '日付' },
} satisfies Catalogue<typeof zh>;
