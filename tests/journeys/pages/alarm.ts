import type { SeenPages } from '../seen.ts';

export default {
  '/monitorDispatch/alarm': { waitFor: 'article h2' },
  '/monitorDispatch/alarm/:id': { waitFor: 'article h2', id: '1' },
} satisfies SeenPages;
