import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/pickup-point.ts';

export default {
  shared: {
    title: { pointsShop: 'ポイント交換所', pickupPoint: '受取所' },
  },
  create: '受取所を追加',
  empty: '受取所はまだありません',
  emptyWhy: 'ポイント交換時に、乗務員がここでの受け取りを選べます',
  searchHint: '名称、住所、担当者',
  section: {
    point: '受取所',
    place: '位置',
  },
  field: {
    pointName: '名称',
  },
  state: {
    1: '有効',
    0: '無効',
  },
  help: {
    openTime: '例 06:30-09:00。複数可、終了が早ければ翌日まで',
    lng: 'WGS-84、度',
    lat: 'WGS-84、度',
  },
  problem: {
    openTime: '06:30-09:00 の形式で 6 件まで入力してください',
  },
} satisfies Catalogue<typeof zh>;
