import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/login-log.ts';

export default {
  shared: {
    title: { loginLog: 'ログインログ' },
  },
  searchHint: 'アカウント',
  empty: 'ログインの記録はまだありません',
  emptyWhy: 'ログインの記録がここに表示されます',
  nameOf: '%{account} %{type}',
  field: {
    loginTime: '日時',
    loginType: '方法',
    status: '結果',
    location: '場所',
    client: 'ブラウザー / OS',
    browser: 'ブラウザー',
    msg: '説明',
    logoutTime: '終了',
    sessionId: 'セッション番号',
  },
  loginType: {
    1: 'パスワード',
    2: 'SMS',
    3: 'シングルサインオン',
    4: 'ログアウト',
    5: '強制ログアウト',
  },
  device: { computer: 'パソコン', phone: 'スマートフォン', tablet: 'タブレット' },
  msg: {
    logout: 'ログアウト',
    password: 'パスワード変更',
    disabled: 'アカウント無効化',
    deleted: 'アカウント削除',
    expired: '期限切れ',
    replaced: '再ログインにより終了',
    own: '本人が別の端末から終了',
    forced: '管理者が終了',
  },
} satisfies Catalogue<typeof zh>;
