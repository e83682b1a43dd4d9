import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/out-of-town.ts';

export default {
  shared: {
    title: { outOfTown: 'Out of town' },
    log: { module: { outOfTown: 'Out of town' } },
  },
  count: '%{smart_count} vehicle out of town |||| %{smart_count} vehicles out of town',
  searchHint: 'Plate',
  offline: 'Offline',
  field: {
    businessStatus: 'Status',
    leftTime: 'Left',
    leftAddress: 'Left at',
    address: 'Now',
    away: 'From town',
    distance: 'From town (m)',
    driverMobile: 'Phone',
  },
  side: {
    n: 'North of town',
    ne: 'Northeast of town',
    e: 'East of town',
    se: 'Southeast of town',
    s: 'South of town',
    sw: 'Southwest of town',
    w: 'West of town',
    nw: 'Northwest of town',
  },
  near: '%{side}, near %{address}',
  back: 'Vehicles out of town',
  card: 'Vehicle out of town %{plate}',
  close: 'Close',
  isBack: 'Not out of town',
  isBackWhy: 'This vehicle is in town, or is registered no more',
  way: { map: 'Vehicle map', replay: 'Track replay', record: 'Vehicle record' },
  empty: 'No vehicle is out of town',
  emptyWhy: 'Vehicles that leave the town appear here',
  noOutline: 'Nobody has said where the town ends',
  noOutlineWhy: 'An administrator fills in “Outline of the town” in the system settings',
} satisfies Catalogue<typeof zh>;
