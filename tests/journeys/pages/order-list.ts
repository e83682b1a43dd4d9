import type { SeenPages } from '../seen.ts';

export default {
  '/order/orderList/:id': { waitFor: 'aside li', id: '1' },
} satisfies SeenPages;
