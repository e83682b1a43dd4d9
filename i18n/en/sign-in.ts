import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/sign-in.ts';

export default {
  signIn: 'Sign in',
  account: 'Account',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  busy: 'Signing in',
  languages: 'Language',
  demo: 'Demo accounts',
  forgotten: 'Forgot your password?',
  forgottenHow:
    'Ask an administrator to reset it. Sign in with the one-time password you are given, then set your own.',
  singleSignOn: 'Sign in with %{name}',
  fill: 'Enter account and password',
  notLoaded: 'The page did not load completely. Check the network and try again',
  startFailed: 'The console did not open',
  startKept: 'You are still signed in and your page is kept: there is no need to sign in again.',
  retry: 'Try again',
  otherAccount: 'Sign out and use another account',
} satisfies Catalogue<typeof zh>;
