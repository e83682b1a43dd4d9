import type { SeenPages } from '../seen.ts';

export default {
  '/finance/reconciliation': { waitFor: 'table' },
} satisfies SeenPages;
