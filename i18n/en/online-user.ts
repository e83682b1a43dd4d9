import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/online-user.ts';

export default {
  shared: {
    title: { onlineUser: 'Online users' },
    log: {
      module: { online: 'Online users' },
      call: {
        online: {
          endOwnSession: 'End own session',
          endOtherSessions: 'End own other sessions',
          forceLogout: 'Force out',
          previewRole: 'Preview role',
        },
      },
    },
    reason: {
      ROLE_DISABLED: 'This role is disabled.',
      OWN_SESSION: 'This is the session you are in. Sign out to end it.',
    },
  },
  searchHint: 'Name, account, staff no.',
  empty: 'Nobody is online',
  emptyWhy: 'Users show here while they are signed in',
  current: 'This session',
  unknownDevice: 'Unknown device',
  device: { computer: 'Computer', tablet: 'Tablet', phone: 'Phone' },
  field: {
    userName: 'Name / account',
    roleName: 'Role',
    ip: 'Address',
    createdOn: 'Signed in',
    lastSeenOn: 'Last active',
  },
  end: {
    label: 'Sign out',
    question:
      'Sign this session out? What is typed there stays, and can be saved after signing in again. |||| Sign %{smart_count} sessions out? What is typed there stays, and can be saved after signing in again.',
    confirm: 'Sign out',
  },
} satisfies Catalogue<typeof zh>;
