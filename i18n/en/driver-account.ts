import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-account.ts';

export default {
  shared: {
    title: { driverAccount: 'App accounts' },
    log: {
      module: { driverAccount: 'Driver accounts' },
      call: { driverAccount: { updateDriverAccount: 'Freeze or unfreeze a driver account' } },
    },
  },
  empty: 'No driver accounts yet',
  emptyWhy: 'An account appears once a registration is approved or a password is set',
  searchHint: 'Name, pinyin, last digits',
  none: { lastLoginOn: 'Never' },
  status: { mustChangePwd: 'New password due' },
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  newPassword: 'New password',
  give: 'Set',
  freezeOne: 'Freeze the account of %{name}',
  frozen: 'The account of %{name} is frozen',
  unfreezeQuestion: 'Let %{name} in again?',
  passwordQuestion: 'Set a new password for the app of %{name}? It is changed at the next sign-in.',
  passwordOnce: 'The password is shown only this once: pass it on to the driver',
  past: 'Recent actions',
  noPast: 'No actions yet',
  deed: {
    password: 'Password set',
    state: 'Frozen or unfrozen',
    approval: 'Request approved',
    other: 'Record changed',
  },
  field: {
    name: 'Name',
    companyName: 'Company',
    plateNum: 'Usual vehicle',
    deviceModel: 'Device',
    appVersion: 'Version',
    lastLoginOn: 'Last sign-in',
    lastLoginIp: 'IP',
    frozenReason: 'Why frozen',
  },
  state: {
    0: 'Frozen',
    1: 'In use',
  },
  os: {
    android: 'Android',
    ios: 'iOS',
  },
} satisfies Catalogue<typeof zh>;
