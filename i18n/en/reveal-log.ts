import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/reveal-log.ts';

export default {
  shared: {
    title: { revealLog: 'Reveal log' },
  },
  searchHint: 'Who looked',
  empty: 'Nobody has looked at a whole number yet',
  emptyWhy: 'Every look is written down here, the number itself is not',
  nameOf: '%{who} looked at %{whose}',
  field: {
    createdOn: 'Time',
    userName: 'Who looked',
    field: 'Field',
    reason: 'Reason',
  },
} satisfies Catalogue<typeof zh>;
