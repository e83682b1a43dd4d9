import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/terminal.ts';

export default {
  shared: {
    title: { vehicleTaxi: 'タクシー', terminal: 'タクシー一覧' },
    log: { module: { machine: '車載機器' }, call: { machine: { saveVehicleInfo: '車載機器の変更' } } },
  },
  edit: '機器を変更',
  editOf: '機器を変更：%{plate}',
  empty: '車両はまだありません',
  emptyWhy: '車両を登録すると、端末と SIM がここに表示されます',
  searchHint: 'ナンバー、端末番号',
  tab: { fitted: '端末あり', silent: '1 日受信なし', notFitted: '端末なし' },
  none: { lastTime: '受信なし' },
  dataFrom: {
    1: '自社',
    4501001: '業界',
  },
  field: {
    dataFrom: '位置の提供元',
  },
} satisfies Catalogue<typeof zh>;
