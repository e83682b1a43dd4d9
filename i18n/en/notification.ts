import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/notification.ts';

export default {
  title: 'Notifications',
  bellUnread: 'Notifications, %{smart_count} unread',
  unread: 'Unread',
  markAllRead: 'Mark all read',
  markRead: 'Mark as read: %{title}',
  markReadShort: 'Mark as read',
  closeToast: 'Dismiss message',
  empty: {
    title: 'Nothing new',
    text: 'Changes to your rights, sign-ins on new devices and business messages of the last 24 hours show up here.',
  },
  day: { today: 'Today', yesterday: 'Yesterday' },
  tone: { info: 'Note', warning: 'Attention', error: 'Error' },
  act: { reload: 'Reload' },
  rights: {
    changed: 'Your rights have changed',
    by: '%{by} has changed your rights',
  },
  lost: {
    new: 'New lost item: %{goods}',
    newVip: 'New VIP lost item: %{goods}',
    refunded: 'A refund of a lost case has arrived',
    fits: 'A found item fits a case: %{goods}',
  },
  approval: {
    waitsFor: '%{amount} yuan asked for by %{name} wait for your approval',
    waits: 'Something asked for by %{name} waits for your decision',
    audit: 'The reward of %{amount} yuan by %{name} was drawn for your audit',
  },
  device: {
    known: 'Your account was used on a new device: %{where}',
    unknown: 'Your account was used on a new device',
  },
  sound: {
    label: 'Sound',
    blocked: 'Sound is off',
    why: 'The browser allows sound once you have clicked in the page',
  },
  desktop: {
    label: 'Desktop notifications',
    enable: 'Enable desktop notifications',
    enabled: 'Order notification enabled successfully',
    failed: 'Failed to enable, please retry',
    how: 'How to allow them',
    denied: 'The browser does not allow them.',
    insecure: 'Desktop notifications work only over https',
    absent: 'This browser has no desktop notifications',
  },
  help: {
    title: 'Allowing desktop notifications',
    text: 'The browser does not let this site send notifications. Follow the steps for your browser, then enable them again. The site:',
    mine: 'your browser',
    chrome: {
      name: 'Chrome',
      bar: 'Click “View site information” at the left of the address bar and switch “Notifications” on.',
      settings:
        'If it is not there: Settings → Privacy and security → Site settings → Notifications; add this site under “Allowed to send notifications”.',
    },
    edge: {
      name: 'Edge',
      bar: 'Click the lock at the left of the address bar and set “Notifications” to “Allow” under “Permissions for this site”.',
      settings:
        'If it is not there: Settings → Privacy, search, and services → Site permissions → Notifications; add this site under “Allow”.',
    },
    firefox: {
      name: 'Firefox',
      bar: 'Click the permissions icon at the left of the address bar and clear “Blocked” next to “Send notifications”.',
      settings:
        'If it is not there: Settings → Privacy & Security → Permissions → Notifications → Settings; set this site to “Allow”.',
    },
    system:
      'Allowed, but nothing pops up? Check “do not disturb” and the notification settings of the computer.',
    close: 'Got it',
  },
  cards: 'News of orders',
  closeCard: 'Close: %{title}',
  closeCards: 'Close all',
  told: '%{what}: %{about}',
  order: {
    noResponse: 'No response to an order for %{minutes} min',
    autoCancelled: 'No taker, order cancelled: %{place}',
  },
  alarm: {
    sos: 'SOS: %{who}',
    new: 'Alarm: %{who}',
    overdue: 'SOS not answered: %{who}',
  },
} satisfies Catalogue<typeof zh>;
