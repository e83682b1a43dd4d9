import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/title.ts';

export default {
  dashboard: 'ホーム',
  system: 'システム管理',
  adminUser: '管理ユーザー',
  roleGroup: 'ロールグループ',
  menu: 'メニュー管理',
  dictionary: '辞書管理',
  onlineUser: 'ログイン中のユーザー',
  operateLog: '操作ログ',
  loginLog: 'ログインログ',
  revealLog: '番号表示ログ',
  systemConfig: 'システム設定',
  version: 'アプリのバージョン',
  releaseLog: 'アプリの公開履歴',
  systemTool: 'システムツール',
  testIndex: 'ポートと SMS',
  profile: 'マイページ',
  jobs: 'ジョブ',
  documentation: '開発資料',
  guide: '開発ガイド',
  openDataAccount: 'オープンデータ',
  vehicleDataAccess: '車両データ連携',
  httpProtocolAccess: 'HTTP 連携',
} satisfies Catalogue<typeof zh>;
