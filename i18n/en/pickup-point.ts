import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/pickup-point.ts';

export default {
  shared: {
    title: { pointsShop: 'Points shop', pickupPoint: 'Pick-up points' },
  },
  create: 'New pick-up point',
  empty: 'No pick-up points yet',
  emptyWhy: 'Drivers who exchange points can choose to collect the goods here',
  searchHint: 'Name, address, contact',
  section: {
    point: 'Pick-up point',
    place: 'Position',
  },
  field: {
    pointName: 'Name',
  },
  state: {
    1: 'Enabled',
    0: 'Disabled',
  },
  help: {
    openTime: 'As 06:30-09:00; several are possible, also over midnight',
    lng: 'WGS-84, degrees',
    lat: 'WGS-84, degrees',
  },
  problem: {
    openTime: 'Enter hours as 06:30-09:00, at most 6',
  },
} satisfies Catalogue<typeof zh>;
