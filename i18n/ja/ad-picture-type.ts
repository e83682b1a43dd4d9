import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-picture-type.ts';

export default {
  shared: {
    title: { adPictureType: 'ステッカーの種類' },
  },
  create: '種類を追加',
  empty: 'ステッカーの種類はまだありません',
  emptyWhy: '貼る位置・寸法・撮影する写真を種類ごとに定めます',
  field: {
    typeName: '種類',
    position: '位置',
    width: '幅',
    height: '高さ',
    needPhotoCount: '写真枚数',
    photoAngles: '撮影方向',
    requirePlate: 'ナンバーの写り込み',
    rewardAmount: '乗務員報奨（元）',
  },
  unit: {
    needPhotoCount: '枚',
    width: 'ミリ',
    height: 'ミリ',
  },
  position: {
    1: 'リアウィンドウ',
    2: '左ドア',
    3: '右ドア',
    4: 'トランク',
    5: '行灯',
    6: 'シートカバー',
    7: '車内',
  },
  photoAngles: {
    left: '左',
    right: '右',
    rear: '後方',
    front: '前方',
    inside: '車内',
  },
  requirePlate: {
    1: '必須',
    0: '不要',
  },
  state: {
    1: '有効',
    0: '無効',
  },
  help: {
    sort: '小さい順',
  },
} satisfies Catalogue<typeof zh>;
