import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/login-log.ts';

export default {
  shared: {
    title: { loginLog: 'Sign-in log' },
  },
  searchHint: 'Account',
  empty: 'Nobody has signed in yet',
  emptyWhy: 'Every sign-in shows here',
  nameOf: '%{account}, %{type}',
  field: {
    loginTime: 'Time',
    loginType: 'Way',
    status: 'Result',
    location: 'Place',
    client: 'Browser / system',
    browser: 'Browser',
    msg: 'Details',
    logoutTime: 'Ended',
    sessionId: 'Session id',
  },
  loginType: { 1: 'Password', 2: 'Text message', 3: 'Single sign-on', 4: 'Signed out', 5: 'Forced out' },
  device: { computer: 'Computer', phone: 'Phone', tablet: 'Tablet' },
  msg: {
    logout: 'Signed out',
    password: 'Password changed',
    disabled: 'Account disabled',
    deleted: 'Account deleted',
    expired: 'Session expired',
    replaced: 'Replaced by a new sign-in',
    own: 'Ended from elsewhere by the user',
    forced: 'Ended by an administrator',
  },
} satisfies Catalogue<typeof zh>;
