import type { SeenPages } from '../seen.ts';

export default {
  '/export-centre/index': { waitFor: 'h1' },
} satisfies SeenPages;
