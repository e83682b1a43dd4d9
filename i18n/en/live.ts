import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/live.ts';

export default {
  you: 'You',
  system: 'The system',
  waiting: '%{smart_count} new record, load |||| %{smart_count} new records, load',
  readOn: 'Updated %{time}',
  readEvery: 'Updates every %{smart_count} seconds',
  staleSince: 'Not updated since %{time}',
  now: {
    changed: '%{by} just changed it',
    enabled: '%{by} just enabled it',
    disabled: '%{by} just disabled it',
    deleted: '%{by} just deleted it',
  },
  earlier: {
    changed: '%{by} changed it earlier',
    enabled: '%{by} enabled it earlier',
    disabled: '%{by} disabled it earlier',
    deleted: '%{by} deleted it earlier',
  },
  left: 'No longer visible to you',
  lock: {
    theirs: '%{by} is editing',
    mine: 'You are editing',
    held: '%{by} is editing this record. Read on; you can edit once they leave.',
    heldTyped:
      '%{by} is editing this record. What you typed is kept; conflicts are compared field by field when you save.',
    anyway: 'Edit anyway',
    elsewhere:
      'You have this record open in another window too. If both change it, the later save compares field by field.',
    left: '%{by} has left; you can edit now',
    mineUntil: 'editing, held until %{time}',
    editing: 'editing',
    now: 'Now',
  },
  record: {
    changed: '%{by} just saved changes',
    changedTyped: '%{by} just saved changes. Loading them keeps what you typed',
    deleted: '%{by} just deleted this record; it can no longer be saved',
    elsewhere: 'You, in another window,',
    load: 'Load',
  },
} satisfies Catalogue<typeof zh>;
