import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/statistics.ts';

export default {
  period: { label: '期間', today: '今日', week: '直近 7 日', month: '直近 30 日', own: '日付を指定' },
  grouping: { label: '集計単位', day: '日別', week: '週別', month: '月別' },
  compared: '前期 %{was}、%{difference}',
  was: '前期 %{was}',
  points: '%{count} ポイント',
  seconds: '%{count} 秒',
  share: '割合',
} satisfies Catalogue<typeof zh>;
