import type { SeenPages } from '../seen.ts';

export default {
  '/monitorDispatch/PlaceOrder': { waitFor: '[data-map]' },
} satisfies SeenPages;
