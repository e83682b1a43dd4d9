import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/own-password.ts';

export default {
  old: '現在のパスワード',
  new: '新しいパスワード',
  repeat: '新しいパスワード（再入力）',
  hint: '%{min}～%{max} 文字。変更すると、このアカウントの他のログインは終了します。',
  required: '必須',
  length: '%{min}～%{max} 文字にしてください',
  notSame: '2 回の入力が一致しません',
  changed: 'パスワードを変更しました',
} satisfies Catalogue<typeof zh>;
