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
  fill: 'Enter account and password',
  wrong: 'Wrong account or password',
  tooFrequent: 'Too many attempts, please try again later',
  network: 'No connection. Check the network and try again',
  timeout: 'The server did not answer, please try again later',
  away: 'The service is not available, please try again later',
  disabled: 'This account is disabled, please ask an administrator',
  expired: 'This account has expired, please ask an administrator',
  refused: 'Signing in did not work',
  notLoaded: 'The page did not load completely. Check the network and try again',
  renewalOver: 'This took too long, please sign in again',
} satisfies Catalogue<typeof zh>;
