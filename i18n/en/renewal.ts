import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/renewal.ts';

export default {
  account: 'Account',
  title: 'Set a new password',
  why: 'Your password is new or was reset. Please set your own, 8 to 64 characters.',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  save: 'Save and sign in',
  backToSignIn: 'Back to sign-in',
  lengthWrong: 'The password needs 8 to 64 characters',
  notSame: 'The two passwords differ',
  samePassword: 'The new password must differ from the old one',
  commonPassword: 'This password is too common and easily guessed: choose another one.',
  refused: 'error: ',
  exception: 'exception: ',
} satisfies Catalogue<typeof zh>;
