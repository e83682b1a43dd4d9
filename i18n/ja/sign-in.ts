import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/sign-in.ts';

export default {
  signIn: 'ログイン',
  account: 'アカウント',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  busy: 'ログインしています',
  languages: '言語',
  demo: 'デモ用アカウント',
  forgotten: 'パスワードをお忘れですか',
  forgottenHow:
    '管理者に再設定を依頼してください。発行されたワンタイムパスワードでログインし、新しいパスワードを設定します。',
  singleSignOn: '%{name} でログイン',
  fill: 'アカウントとパスワードを入力してください',
  notLoaded: 'ページの読み込みが完了しませんでした。接続を確認してやり直してください',
  startFailed: 'コンソールを開けませんでした',
  startKept: 'ログインしたままで、ページのアドレスも残っています。もう一度ログインする必要はありません。',
  retry: '再試行',
  otherAccount: 'ログアウトして別のアカウントを使う',
} satisfies Catalogue<typeof zh>;
