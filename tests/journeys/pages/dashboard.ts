import type { SeenPages } from '../seen.ts';

export default {
  '/dashboard/index': { waitFor: 'h1' },
} satisfies SeenPages;
