import type { SeenPages } from '../seen.ts';

export default {
  '/lost/found/:id': { waitFor: '[role=tabpanel] h2', id: '4' },
} satisfies SeenPages;
