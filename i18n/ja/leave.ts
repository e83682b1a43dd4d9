import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/leave.ts';

export default {
  title: '未保存の内容があります',
  text: 'ここを離れると、保存していない内容は失われます。',
  textKept:
    '保存していない内容は下書きとして残り、このページを開き直すと復元できます。パスワードと番号の全桁は残りません。',
  all: '%{smart_count} 件のページに未保存の内容があります。ログアウトすると失われます。',
  allKept:
    '%{smart_count} 件のページに未保存の内容があります。下書きとして残り、次にログインしてそのページを開くと復元できます。パスワードと番号の全桁は残りません。',
  discard: '破棄して離れる',
  leave: '離れる',
  signOut: 'ログアウト',
  back: '戻る',
} satisfies Catalogue<typeof zh>;
