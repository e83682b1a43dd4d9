import type { SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/realTimeInformation': { waitFor: 'tbody tr td' },
  '/vehicle-monitor/realTimeInformation/:id': { waitFor: 'nav button[aria-current]', id: 'company-all' },
} satisfies SeenPages;
