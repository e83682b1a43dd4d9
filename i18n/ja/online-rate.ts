import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/online-rate.ts';

export default {
  shared: {
    title: { realTimeInformation: 'リアルタイム情報' },
    log: { module: { onlineRate: 'オンライン率' } },
  },
  kind: { label: '分け方', area: '地域別', company: '会社別', platform: 'プラットフォーム別' },
  groups: 'オンライン率',
  back: 'オンライン率',
  noCompany: '会社なし',
  online: 'オンライン %{online} / %{total}',
  access: '接続率 %{rate}',
  empty: '車両がありません',
  emptyWhy: '担当地域に登録された車両がまだありません',
  offline: {
    title: 'オフラインの車両',
    of: '%{name}のオフライン車両',
    searchHint: 'ナンバー',
    field: {
      offlineMinutes: 'オフライン時間',
      lastAddress: '最後の場所',
      driverMobile: '電話',
    },
    never: '報告なし',
    onMap: '地図',
    record: '車両情報',
    empty: 'オフラインの車両はありません',
    emptyWhy: 'すべての車両が時間どおりに報告しています',
  },
  trend: {
    label: '推移',
    of: '%{name}のオンライン率',
    spanLabel: '期間',
    span: { today: '今日', yesterday: '昨日', week: '7 日間' },
    formLabel: '表示',
    form: { chart: 'グラフ', table: '数値' },
    time: '時刻',
    rate: 'オンライン率',
    online: 'オンライン',
    total: '車両',
    access: '接続率',
    none: 'この期間の記録がありません',
    noneYet: '5 分ごとに記録されます。後でもう一度ご覧ください',
    noneThen: 'サービスが動いていなかったか、保存期間を過ぎています',
    summary: '%{name}のオンライン率：最低 %{lowest}（%{lowestTime}）、最新 %{last}（%{lastTime}）',
  },
  ticker: {
    label: '地域のオンライン率、最低は %{name} %{rate}',
    stop: 'オンライン率の切り替えを止める',
    go: 'オンライン率を順に表示する',
  },
  ofDay: {
    rate: { name: 'オンライン率' },
    offline: { name: 'オフラインの車両', unit: '台' },
  },
} satisfies Catalogue<typeof zh>;
