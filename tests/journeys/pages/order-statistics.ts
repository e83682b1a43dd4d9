import type { SeenPages } from '../seen.ts';

export default {
  '/report-statistics/statistics-order': { waitFor: '[role=slider]' },
} satisfies SeenPages;
