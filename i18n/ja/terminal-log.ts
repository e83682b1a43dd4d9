import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/terminal-log.ts';

export default {
  title: '機器の記録',
  empty: '記録はまだありません',
  changed: '%{fields} を変更',
  system: 'システム',
  business: {
    1: '車両を登録',
    2: '車両を変更',
    6: '車両を取り込み',
  },
  workerType: { 0: 'その他', 1: '貼付スタッフ', 5: '他社の機器スタッフ' },
  platformType: { 1: '本プラットフォーム', 2: 'サブ管理プラットフォーム' },
} satisfies Catalogue<typeof zh>;
