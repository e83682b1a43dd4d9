import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/passenger.ts';

export default {
  shared: {
    title: { callcenter: 'コールセンター', passenger: '発信者' },
    log: {
      module: { passengers: '発信者の統合' },
      call: { passengers: { mergeCallers: '発信者を統合', splitCallers: '番号を分割' } },
    },
    reason: {
      CALLER_ELSEWHERE:
        'この発信者は閲覧できない地域でも利用しています。その地域を閲覧できる担当者が行ってください',
      NOTHING_MERGED: '分割できる統合はありません',
    },
  },
  empty: '発信者はまだいません',
  emptyWhy: '初めて電話または注文があると、ここに登録されます',
  searchHint: '電話番号、氏名、ピンイン',
  data: '情報',
  section: { person: '発信者', blackList: 'ブラックリスト' },
  field: {
    name: '氏名',
    mobile: '携帯電話',
    mobile2: '別の番号',
    isOldPerson: '高齢者',
    isDriver: '運転手',
    isVip: 'VIP',
    blackUntil: 'ブラックリスト期限',
    blackReason: '登録理由',
    areaIds: '地域',
    orderCount: '注文',
    cancelCount: 'キャンセル',
    noShowCount: '不乗車',
    lastOrderOn: '最終注文',
    isBlack: 'ブラックリスト',
  },
  isOldPerson: { 1: 'はい', 0: 'いいえ' },
  isDriver: { 1: 'はい', 0: 'いいえ' },
  isVip: { 1: 'はい', 0: 'いいえ' },
  isBlack: { 1: 'ブラックリスト登録中' },
  help: {
    blackUntil: '期限までは着信に印が付き、通話は通常どおり記録されます。空にすると解除されます',
    blackReason: 'ブラックリストに登録するには理由が必要です',
  },
  timeline: {
    title: '履歴',
    none: 'まだ履歴はありません',
    kind: { call: '通話', order: '注文', lost: '忘れ物', complaint: '苦情' },
  },
  merge: {
    open: '番号を統合',
    title: '同じ人の別の番号',
    hint: '別の番号、または下 4 桁',
    how: '別の番号を入力して、統合する発信者を探します',
    found: '%{name}、%{mobile}、注文 %{orders} 件',
    nameless: '氏名未登録',
    nobody: 'この番号の発信者はほかにいません',
    several: '末尾が同じ番号が複数あります。すべて入力してください',
    what: '通話・注文・住所・メモはここにまとまり、どちらの番号でもこの人が見つかります。あとで分割できます。',
    confirm: '統合',
    done: '統合しました',
  },
  split: {
    open: '番号を分割',
    title: '%{mobile} を分割',
    what: 'この番号は独立した発信者に戻り、通話・注文・住所も戻ります。統合後に変更した内容はそのまま残ります。',
    confirm: '分割',
    done: '分割しました',
  },
} satisfies Catalogue<typeof zh>;
