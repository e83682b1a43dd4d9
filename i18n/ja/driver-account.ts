import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-account.ts';

export default {
  shared: {
    title: { driverAccount: 'アプリのアカウント' },
    log: {
      module: { driverAccount: '乗務員アカウント' },
      call: { driverAccount: { updateDriverAccount: 'アカウントの凍結・解除' } },
    },
  },
  empty: 'アカウントはまだありません',
  emptyWhy: '登録を承認するかパスワードを設定すると表示されます',
  searchHint: '氏名、ピンイン、番号末尾',
  none: { lastLoginOn: '未ログイン' },
  status: { mustChangePwd: 'パスワード変更待ち' },
  freeze: '凍結',
  unfreeze: '凍結解除',
  newPassword: '新しいパスワード',
  give: '設定',
  freezeOne: '%{name} のアカウントを凍結',
  frozen: '%{name} のアカウントを凍結しました',
  unfreezeQuestion: '%{name} の凍結を解除しますか',
  passwordQuestion: '%{name} のアプリに新しいパスワードを設定しますか。次回ログイン時に変更されます。',
  passwordOnce: 'パスワードは一度だけ表示されます。本人に伝えてください',
  past: '最近の操作',
  noPast: '操作の記録はありません',
  deed: {
    password: 'パスワード設定',
    state: '凍結または解除',
    approval: '申請の承認',
    other: '登録内容の変更',
  },
  field: {
    name: '氏名',
    companyName: '会社',
    plateNum: '常用車両',
    deviceModel: '端末',
    appVersion: 'バージョン',
    lastLoginOn: '最終ログイン',
    lastLoginIp: 'IP',
    frozenReason: '凍結の理由',
  },
  state: {
    0: '凍結',
    1: '利用中',
  },
  os: {
    android: 'Android',
    ios: 'iOS',
  },
} satisfies Catalogue<typeof zh>;
