import { ROW, type SeenPages } from '../seen.ts';

export default {
  '/vehicle-monitor/vehicle-taxi/monitorAddress': { waitFor: ROW },
  // there are no visits yet: the list is empty
  '/vehicle-monitor/vehicle-taxi/placeVisits': { waitFor: 'h1' },
} satisfies SeenPages;
