import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/vehicle-taxi/dataCompare': { waitFor: 'nav button' },
  '/vehicle-monitor/vehicle-taxi/dataCompare/:id': { waitFor: 'nav button[aria-current]', id: 'missingFeed' },
} satisfies SeenPages;
