import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/record-log.ts';

export default {
  title: '履歴',
  empty: '記録はまだありません',
  all: 'すべて',
  system: 'システム',
  revealed: '番号をすべて表示',
  resetPassword: 'パスワードを再設定',
  renewSecret: 'シークレットを更新',
  failed: '%{what}（失敗）',
  business: {
    0: '操作',
    1: '作成',
    2: '変更',
    3: '削除',
    4: '変更',
    5: 'エクスポート',
    6: 'インポート',
    7: '強制ログアウト',
    8: '生成',
    9: '消去',
  },
} satisfies Catalogue<typeof zh>;
