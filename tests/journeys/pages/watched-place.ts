import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/vehicle-taxi/monitorAddress': { waitFor: ROW },
  // nobody has come yet: the list says so
  '/vehicle-monitor/vehicle-taxi/placeVisits': { waitFor: 'h1' },
} satisfies SeenPages;
