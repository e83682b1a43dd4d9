import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/vehicle-taxi/trackReplay': { waitFor: '[data-map]' },
} satisfies SeenPages;
