import type { SeenPages } from '../seen.ts';

export default {
  '/profile/index': { waitFor: '[role=tabpanel] li' },
} satisfies SeenPages;
