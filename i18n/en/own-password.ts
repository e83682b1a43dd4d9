import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/own-password.ts';

export default {
  old: 'Present password',
  new: 'New password',
  repeat: 'New password again',
  hint: '%{min} to %{max} characters. Other sessions of this account will end.',
  required: 'Required',
  length: '%{min} to %{max} characters, please',
  notSame: 'The two passwords differ',
  changed: 'Password changed',
} satisfies Catalogue<typeof zh>;
