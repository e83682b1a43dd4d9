import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/vehicle-taxi/taxi-monitor': { waitFor: 'h1' },
} satisfies SeenPages;
