import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/order-track.ts';

export default {
  shared: {
    title: { orderTrajectory: '注文の軌跡' },
  },
  order: '注文',
  find: {
    label: '注文を探す',
    hint: '注文番号、住所、乗客',
    hits: '見つかった注文',
    none: '「%{keyword}」は見つかりません',
  },
  notDriven: '受諾なし',
  added: '手入力の点 %{smart_count} 個',
  sum: '%{km} km（乗客あり %{carrying} km）、%{duration}、%{points} 点',
  start: '注文が選ばれていません',
  startWhy: '番号・住所・乗客で探すか、注文一覧から開いてください',
  missing: 'その注文はありません',
  missingWhy: '担当地域外か、リンクが誤っています',
  empty: '軌跡がありません',
  emptyWhy: '受諾後に車両の位置報告がないか、保存期間を過ぎています',
  undriven: '軌跡がありません',
  undrivenWhy: 'この注文を受けた乗務員はいません',
} satisfies Catalogue<typeof zh>;
