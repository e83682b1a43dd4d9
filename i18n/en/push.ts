import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/push.ts';

export default {
  offline: 'You are offline, please check the network.',
  reconnecting: 'Reconnecting…',
  meaning:
    'No connection since %{time}; while offline you get no order or lost-item messages. What is open stays here.',
  over: {
    logout: 'This session was signed out elsewhere.',
    password: 'Your password was changed.',
    disabled: 'Your account was disabled.',
    deleted: 'Your account was deleted.',
    expired: 'Your session has expired.',
    replaced: 'You signed in again, which replaced this session.',
    own: 'You ended this session from another place.',
    forced: 'An administrator signed you out.',
    restored: 'The system was restored from a backup; earlier sessions no longer count.',
  },
  back: 'Signed in again',
} satisfies Catalogue<typeof zh>;
