import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/profile.ts';

export default {
  title: 'Personal centre',
  changePassword: 'Change password',
  fact: { roles: 'Roles', callSystemAccount: 'Call account' },
  sessions: {
    title: 'Where you are signed in',
    current: 'This session',
    unknown: 'Unknown device',
    since: 'Signed in',
    lastSeen: 'Last active',
    end: 'Sign out there',
    endOthers: 'Sign out of the other one |||| Sign out of the %{smart_count} others',
    allOthers: 'Every session but this one',
    question:
      'End this session? If you do not know it, change your password as well. |||| End %{smart_count} sessions? If you do not know one of them, change your password as well.',
  },
} satisfies Catalogue<typeof zh>;
