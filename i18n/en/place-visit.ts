import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/place-visit.ts';

export default {
  shared: {
    title: { placeVisit: 'Visits' },
    log: { module: { placeVisit: 'Visits' } },
  },
  searchHint: 'Plate',
  empty: 'No visits',
  emptyWhy: 'A vehicle appears here a minute or two after it came',
  field: {
    placeId: 'Place',
    time: 'Inside between',
    cameOn: 'Came',
    leftOn: 'Left',
    lasting: 'Stay',
    minutes: 'Stay (minutes)',
    isWhole: 'Seen',
  },
  inside: {
    1: 'Inside',
    0: 'Left',
  },
  isWhole: {
    1: 'In full',
    0: 'In part',
  },
  replay: 'Track',
  vehicle: 'Vehicle',
  openPlace: 'Open the place',
  insideNow: 'Vehicles on site',
} satisfies Catalogue<typeof zh>;
