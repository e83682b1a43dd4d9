import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/app-release.ts';

export default {
  shared: {
    title: { appRelease: 'アプリの公開履歴' },
  },
  searchHint: 'バージョン名、操作者',
  empty: '公開の記録はまだありません',
  emptyWhy: '公開、配信範囲の変更、取り下げがここに残ります',
  outNow: '現在公開中のバージョン',
  unknown: '不明',
  open: 'バージョンを表示',
  field: { createdOn: '日時', act: '操作', createdBy: '操作者' },
  act: { 1: '公開', 2: '配信範囲の変更', 3: '取り下げ' },
} satisfies Catalogue<typeof zh>;
