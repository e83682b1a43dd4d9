import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-driver-gift.ts';

export default {
  shared: {
    title: { adDriverGift: '乗務員への贈り物' },
  },
  create: '贈り物を追加',
  empty: '乗務員への贈り物はまだありません',
  emptyWhy: '広告を貼る乗務員への贈り物と、受け取りの条件を登録します',
  problem: { imageUrl: 'http または https のアドレスを入力してください' },
  field: {
    giftName: '名称',
    giftType: '種類',
    amount: '金額（元）',
    stock: '在庫',
    condition: '受け取り条件',
    installmentId: '対象の掲出期間',
    startTime: '開始日',
    endTime: '終了日',
    imageUrl: '画像のアドレス',
    issued: '配布済み',
    createdOn: '登録日時',
  },
  unit: {
    stock: '個',
    issued: '個',
  },
  help: {
    stock: '空欄なら無制限',
    installmentId: '空欄ならすべての掲出期間が対象',
  },
  none: {
    stock: '無制限',
  },
  giftType: {
    1: '現金・紅包',
    2: '品物',
    3: 'ポイント',
    4: 'クーポン',
  },
  condition: {
    1: '写真合格',
    2: '所定月数の継続',
    3: '初めての貼付',
  },
  state: {
    1: '配布中',
    0: '停止',
  },
} satisfies Catalogue<typeof zh>;
