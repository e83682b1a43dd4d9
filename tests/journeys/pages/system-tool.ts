import type { SeenPages } from '../seen.ts';

export default {
  '/system-tool/testIndex': { waitFor: 'section h2' },
} satisfies SeenPages;
