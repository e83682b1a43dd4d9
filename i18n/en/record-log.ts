import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/record-log.ts';

export default {
  title: 'History',
  empty: 'Nothing yet',
  all: 'All',
  system: 'System',
  revealed: 'Saw the whole number',
  resetPassword: 'Reset password',
  renewSecret: 'Renew secret',
  failed: '%{what}, without success',
  business: {
    0: 'acted',
    1: 'created',
    2: 'changed',
    3: 'deleted',
    4: 'changed',
    5: 'exported',
    6: 'imported',
    7: 'forced sign-out',
    8: 'generated',
    9: 'cleared',
  },
} satisfies Catalogue<typeof zh>;
