import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/shell.ts';

export default {
  create: 'New',
  edit: 'Edit',
  titleOfAct: '%{page}: %{act}',
  menu: 'Menu',
  openMenu: 'Open menu',
  fold: 'Collapse',
  unfold: 'Expand',
  breadcrumb: 'You are here',
  skip: 'Skip to content',
  loading: 'Loading',
  mode: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'As the system' },
  language: {
    label: 'Language',
    switched: 'Switch Language Success',
    failed: 'The language did not load. Check the network and try again',
  },
  user: { menu: 'User menu', dashboard: 'Home', changePassword: 'Change password', signOut: 'Sign out' },
  over: {
    title: 'Exit',
    text: 'Your session is over, please sign in again. Cancel to stay on this page and copy what is not saved yet.',
    again: 'Sign in again',
  },
  password: {
    old: 'Present password',
    new: 'New password',
    repeat: 'New password again',
    hint: '%{min} to %{max} characters. Other sessions of this account will end.',
    required: 'Required',
    length: '%{min} to %{max} characters, please',
    notSame: 'The two passwords differ',
    changed: 'Password changed',
  },
  denied: {
    title: 'No permission',
    page: 'You do not have the right to open “%{page}”.',
    text: 'You do not have the right to open this page.',
    whom: 'If you need it, ask a super administrator, or an administrator who may edit users and roles.',
    whomBySession: 'Once it is granted, reload the page.',
  },
  missing: { title: 'Page not found', text: 'The address is wrong, or this page is not available yet.' },
  authRedirect: { title: 'Taking you back', text: 'If nothing happens, use the link below.' },
  home: 'Back to home',
  toSignIn: 'Go to sign-in',
  broken: {
    title: 'Something went wrong on this page',
    text: 'The other pages are not affected. Reload this one; if it fails again, pass the lines below on to an administrator.',
    reload: 'Reload',
  },
} satisfies Catalogue<typeof zh>;
