import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/taxi-light.ts';

export default {
  shared: {
    title: { taxiLight: '行灯管理' },
    reason: {
      LIGHT_CARRIED: '車両に搭載されています。先に車両情報で取り外してください',
    },
  },
  create: '行灯を追加',
  empty: '行灯はまだありません',
  emptyWhy: '行灯を追加または取り込み、車両情報に番号を登録します',
  searchHint: '番号、表示文字',
  fault: '故障 %{code}',
  field: {
    lightNo: '行灯番号',
    firmware: 'ファームウェア',
    brightness: '明るさ',
    showText: '表示文字',
    onlineState: '通信',
    adPlaying: '表示中の広告',
    faultCode: '故障コード',
    hasFault: '故障',
  },
  onlineState: {
    1: '通信中',
    0: '通信なし',
  },
  hasFault: {
    1: '故障あり',
    0: '故障なし',
  },
  state: {
    1: '使用中',
    2: '修理中',
    3: '在庫',
    4: '廃棄',
  },
  help: {
    brightness: '0〜100 パーセント',
  },
  none: {
    plateNumber: '未搭載',
  },
  fixed: {
    lightNo: '番号を変えるには、先に車両情報で取り外してください',
  },
} satisfies Catalogue<typeof zh>;
