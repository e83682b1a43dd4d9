import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/vehicleMonitoring': { waitFor: '[data-map]' },
  '/vehicle-monitor/vehicle-taxi/realTimeMonitor': { waitFor: '[data-map]' },
} satisfies SeenPages;
