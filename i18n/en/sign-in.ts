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
} satisfies Catalogue<typeof zh>;
