import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/revision.ts';

export default {
  shared: {
    reason: {
      NOT_ANEW: 'Records of this kind do not come back once deleted.',
    },
  },
  title: 'Versions',
  empty: 'No earlier versions',
  emptyWhy: 'From the next save on, every change can be seen and undone here',
  more: 'Earlier versions',
  version: 'Version %{version}',
  somebody: 'System',
  kind: {
    found: 'as it was',
    create: 'created',
    update: 'changed',
    delete: 'deleted',
    restore: 'restored',
  },
  against: 'Compare',
  now: 'With now',
  before: 'With the one before',
  restore: 'Restore this version',
  restored: 'Restored',
  secret: 'Kept, not shown',
  same: {
    now: 'The same as now',
    before: 'The same as the one before',
  },
  head: {
    field: 'Field',
    now: 'Now',
    this: 'This version',
    before: 'The one before',
    becomes: 'Becomes',
  },
  ask: {
    title: 'Restore this version',
    anew: 'Create it anew from this version',
    text: 'Back to what it held at %{time}. This changes: |||| Back to what it held at %{time}. These %{smart_count} change:',
    anewText:
      'The record was deleted. A new one with a number of its own is made from what it held at %{time}:',
    kept: 'Everything else stays; passwords are never restored.',
    keptAnd: 'Not restored: %{fields}. Everything else stays; passwords are never restored.',
    confirm: 'Restore',
  },
} satisfies Catalogue<typeof zh>;
