import type { SeenPages } from '../seen.ts';

export default {
  '/lost/statistics': { waitFor: 'h1' },
} satisfies SeenPages;
