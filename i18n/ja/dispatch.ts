import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dispatch.ts';

export default {
  queue: '注文一覧',
  order: '注文',
  tabs: '注文の区分',
  tab: {
    waitingOrder: '待機',
    ongoingOrder: '進行中',
    completedOrder: '完了',
  },
  everywhere: '全地区',
  fold: '一覧をたたむ',
  unfold: '一覧を開く',
  foldOrder: '注文をたたむ',
  unfoldOrder: '注文を開く',
  view: {
    label: '表示',
    queue: '一覧',
    map: '地図',
    order: '注文',
  },
  stats: {
    answered: '応答率',
    match: '平均配車',
  },
  seconds: '%{count} 秒',
  sla: {
    left: '残り %{time}',
    late: '超過 %{time}',
    at: '%{time} 利用',
    giveUp: 'あと %{time} で取消',
  },
  progress: {
    offered: '配信 %{count} / 既読 %{read}',
  },
  passengers: '%{smart_count} 人',
  nameless: '乗客',
  walkIn: '窓口の乗客',
  heldBy: '%{by} が対応中',
  to: '%{place} まで',
  noDest: '目的地は未定',
  estimate: '予想',
  made: '受付',
  about: '約 ',
  yuan: '元',
  comma: '、',
  find: {
    by: '検索の種類',
    history: '検索履歴',
    type: {
      1: '住所',
      2: 'ナンバー',
      3: '乗務員',
      4: '電話',
    },
    hint: {
      1: '注文番号・住所',
      2: 'ナンバー',
      3: '乗務員名',
      4: '番号または下4桁',
    },
  },
  empty: {
    waitingOrder: {
      title: '待っている注文はありません',
      why: '新しい注文はここに表示されます',
    },
    ongoingOrder: {
      title: '進行中の注文はありません',
      why: '乗務員が受けるとここに移ります',
    },
    completedOrder: {
      title: '今日と昨日に完了した注文はありません',
      why: 'それ以前は検索するか、注文一覧で見られます',
    },
    sought: {
      title: '「%{keyword}」は見つかりません',
      why: '別の種類で探すか、ほかの区分を見てください',
    },
  },
  firstOf: '全 %{total} 件のうち急ぐ %{count} 件',
  noOrder: {
    title: 'この注文はありません',
    why: '担当地区の外か、リンクの誤りです',
    back: '一覧に戻る',
  },
  keys: {
    next: '次の注文を開く',
    previous: '前の注文を開く',
    fold: '一覧の開閉',
    foldOrder: '注文の開閉',
  },
} satisfies Catalogue<typeof zh>;
