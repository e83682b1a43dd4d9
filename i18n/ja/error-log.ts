import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error-log.ts';

export default {
  title: 'エラーログ',
  button: 'エラーログ、%{smart_count} 件',
  text: 'このウィンドウで起きたエラーです。閉じるかログアウトすると消えます。問い合わせの際は、コピーして管理者に伝えてください。',
  empty: 'エラーはありません',
  time: '時刻',
  error: 'エラー',
  view: 'ページ',
  count: '回数',
  url: 'アドレス',
  first: '初回',
  version: 'バージョン',
  trace: 'トレース ID',
  stack: 'スタック',
  info: 'コンポーネント',
  copy: 'コピー',
  clear: '消去',
  close: '閉じる',
} satisfies Catalogue<typeof zh>;
