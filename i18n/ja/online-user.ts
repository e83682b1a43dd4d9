import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/online-user.ts';

export default {
  shared: {
    title: { onlineUser: 'ログイン中のユーザー' },
    log: {
      module: { online: 'ログイン中のユーザー' },
      call: {
        online: {
          endOwnSession: '自分のセッションを終了',
          endOtherSessions: '自分の他のセッションを終了',
          forceLogout: '強制ログアウト',
          previewRole: 'ロールのプレビュー',
        },
      },
    },
    reason: {
      ROLE_DISABLED: 'このロールは無効です。',
      OWN_SESSION: '現在のセッションは終了できません。ログアウトしてください。',
    },
  },
  searchHint: '氏名、アカウント、社員番号',
  empty: 'ログイン中のユーザーはいません',
  emptyWhy: 'ログインしている間、ここに表示されます',
  current: 'このセッション',
  unknownDevice: '不明な端末',
  device: { computer: 'パソコン', tablet: 'タブレット', phone: 'スマートフォン' },
  field: {
    userName: '氏名 / アカウント',
    roleName: 'ロール',
    ip: 'アドレス',
    createdOn: 'ログイン',
    lastSeenOn: '最終操作',
  },
  end: {
    label: '強制ログアウト',
    question: '%{smart_count} 件のセッションを終了しますか。入力中の内容は残り、再ログイン後に続けられます。',
    confirm: '強制ログアウト',
  },
} satisfies Catalogue<typeof zh>;
