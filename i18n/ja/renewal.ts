import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/renewal.ts';

export default {
  account: 'アカウント',
  title: '新しいパスワードの設定',
  why: '初回ログイン、またはパスワードが再設定されました。8～64 文字で新しいパスワードを設定してください。',
  newPassword: '新しいパスワード',
  repeatPassword: '新しいパスワード（再入力）',
  save: '保存してログイン',
  backToSignIn: 'ログインに戻る',
  lengthWrong: 'パスワードは 8～64 文字にしてください',
  notSame: '2 回の入力が一致しません',
  samePassword: '以前と異なるパスワードを設定してください',
  commonPassword: 'よく使われる推測されやすいパスワードです。別のものを設定してください。',
  refused: 'エラー：',
  exception: '例外：',
} satisfies Catalogue<typeof zh>;
