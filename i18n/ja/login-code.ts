import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/login-code.ts';

export default {
  title: '確認コードを入力',
  sentTo: '%{mobile} に確認コードを送信しました',
  sent: '登録済みの電話番号に確認コードを送信しました',
  byAdministrator: '電話に送信できませんでした。管理者に確認コードを問い合わせてください。',
  code: '6 桁の確認コード',
  signIn: 'ログイン',
  expires: '有効期限まで %{time}',
  expired: '確認コードの期限が切れました。再送信してください',
  resend: '再送信',
  resendIn: '再送信（%{time}）',
  resent: '新しい確認コードを送信しました。以前のコードは使えません',
  renewed: '確認コードが新しくなりました。管理者に問い合わせてください',
  back: 'ログインに戻る',
  sixDigits: '6 桁の数字を入力してください',
  wrong: '確認コードが違うか、期限切れです',
  wrongLeft: '確認コードが違います。あと %{count} 回入力できます',
  wrongNone: '誤りが続きました。確認コードを再送信してください',
} satisfies Catalogue<typeof zh>;
