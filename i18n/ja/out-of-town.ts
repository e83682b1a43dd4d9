import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/out-of-town.ts';

export default {
  shared: {
    title: { outOfTown: '市外走行' },
    log: { module: { outOfTown: '市外走行' } },
  },
  count: '市外に %{smart_count} 台',
  searchHint: 'ナンバー',
  offline: 'オフライン',
  field: {
    businessStatus: '状態',
    leftTime: '市外に出た時刻',
    leftAddress: '市外に出た場所',
    address: '現在地',
    away: '市域から',
    distance: '市域からの距離（m）',
    driverMobile: '電話',
  },
  side: {
    n: '市域の北',
    ne: '市域の北東',
    e: '市域の東',
    se: '市域の南東',
    s: '市域の南',
    sw: '市域の南西',
    w: '市域の西',
    nw: '市域の北西',
  },
  near: '%{side}、%{address}付近',
  back: '市外の車両',
  card: '市外の車両 %{plate}',
  close: '閉じる',
  isBack: '市外にいません',
  isBackWhy: 'この車両は市内にいるか、登録がなくなっています',
  way: { map: '車両地図', replay: '軌跡再生', record: '車両情報' },
  empty: '市外に出ている車両はありません',
  emptyWhy: '市外に出た車両がここに表示されます',
  noOutline: '市域の輪郭が設定されていません',
  noOutlineWhy: '管理者がシステム設定の「市域の輪郭」を入力します',
} satisfies Catalogue<typeof zh>;
