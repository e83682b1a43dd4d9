import type { SeenPages } from '../seen.ts';

export default {
  '/report-statistics/city-statistic': { waitFor: '[role=slider]' },
} satisfies SeenPages;
