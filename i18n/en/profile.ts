import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/profile.ts';

export default {
  shared: {
    title: { profile: 'Personal centre' },
  },
  changePassword: 'Change password',
  fact: { roles: 'Roles', callSystemAccount: 'Call account' },
  sessions: {
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
  tab: { sessions: 'Signed-in devices', signIns: 'Sign-ins', settings: 'Alerts and keys' },
  signIns: { more: 'Show %{smart_count} more' },
  settings: {
    sound: { label: 'Sound', hint: 'Rings once for new alerts, in one window only' },
    desktop: {
      label: 'Desktop notifications',
      hint: 'Shows alerts on the desktop while the console is out of sight; the browser has to allow it first',
    },
    singleKeys: {
      label: 'Single-key shortcuts',
      hint: 'Keys act without Ctrl or Alt; switch off for screen readers or voice input',
    },
  },
} satisfies Catalogue<typeof zh>;
