import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/profile.ts';

export default {
  title: 'マイページ',
  changePassword: 'パスワードを変更',
  fact: { roles: 'ロール', callSystemAccount: '電話用アカウント' },
  sessions: {
    title: 'ログイン中の端末',
    current: 'このセッション',
    unknown: '不明な端末',
    since: 'ログイン',
    lastSeen: '最終操作',
    end: 'ここからログアウト',
    endOthers: '他の %{smart_count} 件をログアウト',
    allOthers: 'このセッション以外のすべて',
    question:
      '%{smart_count} 件のログインを終了しますか。心当たりがない場合は、パスワードも変更してください。',
  },
} satisfies Catalogue<typeof zh>;
