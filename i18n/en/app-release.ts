import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/app-release.ts';

export default {
  shared: {
    title: { appRelease: 'App releases' },
  },
  searchHint: 'Version or person',
  empty: 'Nothing has been released yet',
  emptyWhy: 'Releases, changes of rollout and withdrawals stand here',
  outNow: 'Versions that are out now',
  unknown: 'Unknown',
  open: 'View version',
  field: { createdOn: 'Time', act: 'What', createdBy: 'Who' },
  act: { 1: 'Released', 2: 'Rollout changed', 3: 'Withdrawn' },
} satisfies Catalogue<typeof zh>;
