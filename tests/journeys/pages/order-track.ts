import type { SeenPages } from '../seen.ts';

export default {
  '/order/orderTrajectory': { waitFor: '[data-map]' },
} satisfies SeenPages;
