import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/service-card.ts';

export default {
  shared: {
    title: { serviceCard: '交換所の窓口' },
  },
  create: '窓口を追加',
  empty: '交換所の窓口はまだありません',
  emptyWhy: '登録した連絡先は、乗務員のポイント交換所に表示されます',
  field: {
    name: '窓口名',
    workTime: '受付時間',
    wechatQr: 'WeChat QR コード',
  },
  state: {
    1: '有効',
    0: '無効',
  },
  help: {
    workTime: '例：月～金 09:00–18:00',
    sort: '小さい順',
    wechatQr: '乗務員が読み取って連絡します',
  },
} satisfies Catalogue<typeof zh>;
