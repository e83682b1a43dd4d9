import type { SeenPages } from '../seen.ts';

export default {
  '/lost/index/:id': { waitFor: '[role=tabpanel] h2', id: '1' },
} satisfies SeenPages;
