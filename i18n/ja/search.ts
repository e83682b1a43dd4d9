import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/search.ts';

export default {
  label: '検索',
  hint: 'ページ、データ',
  hintPages: 'ページ',
  open: '検索を開く',
  close: '検索を閉じる',
  results: '検索結果',
  recent: '最近開いたページ',
  menu: 'メニュー',
  pages: 'ページ',
  isOpen: '表示中',
  nothing: '「%{text}」は見つかりません',
  nothingHint: '名前、アカウント、番号で検索できます。',
  busy: '検索中',
  failed: '検索できませんでした：%{reason}',
  count: '%{smart_count} 件',
  notLoaded: '検索を読み込めませんでした。ネットワークを確認してください',
} satisfies Catalogue<typeof zh>;
