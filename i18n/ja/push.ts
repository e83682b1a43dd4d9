import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/push.ts';

export default {
  offline: 'オフラインです。ネットワークを確認してください。',
  reconnecting: '再接続しています…',
  meaning: '%{time} から切断中です。注文と忘れ物の通知は届きません。開いている内容は残っています。',
  over: {
    logout: 'このログインは別の場所でログアウトされました。',
    password: 'パスワードが変更されました。',
    disabled: 'アカウントが停止されました。',
    deleted: 'アカウントが削除されました。',
    expired: 'ログインの有効期限が切れました。',
    replaced: '再ログインにより、このログインは置き換えられました。',
    own: '別の場所でこのログインを終了しました。',
    forced: '管理者によりログアウトされました。',
    restored: 'バックアップから復元されたため、以前のログインは無効です。',
  },
  back: '再ログインしました',
} satisfies Catalogue<typeof zh>;
