import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/profile.ts';

export default {
  shared: {
    title: { profile: 'マイページ' },
  },
  changePassword: 'パスワードを変更',
  fact: { roles: 'ロール', callSystemAccount: '電話用アカウント' },
  sessions: {
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
  tab: { sessions: 'ログイン中の端末', signIns: 'ログイン記録', settings: '通知とキー' },
  signIns: { more: 'さらに %{smart_count} 件' },
  settings: {
    sound: { label: '通知音', hint: '新しい通知のとき、一つの画面だけで一度鳴らします' },
    desktop: {
      label: 'デスクトップ通知',
      hint: 'この画面を見ていない間、通知をデスクトップに表示します。先にブラウザーで許可が必要です',
    },
    singleKeys: {
      label: '1 キーのショートカット',
      hint: 'Ctrl や Alt なしのキーで操作します。読み上げや音声入力を使うときは切ってください',
    },
  },
} satisfies Catalogue<typeof zh>;
