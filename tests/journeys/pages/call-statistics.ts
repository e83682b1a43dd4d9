import type { SeenPages } from '../seen.ts';

export default {
  '/report-statistics/call-statistics': { waitFor: 'h1' },
} satisfies SeenPages;
