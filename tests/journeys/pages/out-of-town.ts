import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/outCityMonitoring': { waitFor: 'h1' },
  '/vehicle-monitor/outCityMonitoring/:id': { waitFor: 'h1', id: '1' },
} satisfies SeenPages;
