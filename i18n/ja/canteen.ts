import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/canteen.ts';

export default {
  shared: {
    title: { canteens: '食堂', canteen: '食堂一覧' },
    reason: {
      DISCOUNT_TOO_HIGH: '乗務員価格は価格以下にしてください。',
    },
    permission: { 'canteen:edit': '食堂の編集' },
  },
  create: '食堂を追加',
  empty: '食堂はまだありません',
  emptyWhy: '登録した食堂の場所・価格・割引が乗務員に表示されます',
  searchHint: '名称、住所、担当者',
  section: {
    canteen: '食堂',
    food: '食事',
    place: '位置',
  },
  field: {
    canteenName: '食堂名',
    meals: '食事',
    price: '価格（元）',
    discountPrice: '乗務員価格（元）',
    quota: '1 日の食数',
    dishes: '料理',
    discountRule: '割引の条件',
    scoreRate: '1 元あたりのポイント',
    cover: 'カバー画像',
  },
  meals: {
    1: '朝食',
    2: '昼食',
    3: '夕食',
    4: '夜食',
  },
  state: {
    1: '営業中',
    0: '休業',
  },
  help: {
    openTime: '例 06:30-09:00。複数可、終了が早ければ翌日まで',
    meals: '提供しない食事は空欄。乗務員価格は価格以下です',
    dishes: '1 品ごとに Enter、30 品まで',
    scoreRate: '乗務員が 1 元の支払いで得るポイント',
    sort: '小さい順',
    lng: 'WGS-84、度',
    lat: 'WGS-84、度',
  },
  problem: {
    openTime: '06:30-09:00 の形式で 6 件まで入力してください',
    meals: '提供する食事には 1000 元までの価格が必要です。食数は整数です',
    dishes: '料理名は 20 文字以内、30 品までです',
  },
} satisfies Catalogue<typeof zh>;
