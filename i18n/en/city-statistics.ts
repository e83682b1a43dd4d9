import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/city-statistics.ts';

export default {
  shared: {
    title: { cityStatistics: 'City figures' },
  },
  figure: {
    vehicles: 'Vehicles',
    online: 'Mean online',
    onlineRate: 'Online',
    orders: 'Orders',
    completed: 'Completed',
    revenue: 'Fares (yuan)',
    streetRides: 'Street rides',
  },
  rule: 'Vehicles registered at the end of the day, online as the mean of the day, street rides apart',
  fortnight: 'The 14 days up to the chosen one',
  none: 'No vehicles and no orders in this period',
  by: { label: 'Counted', area: 'By area', company: 'By company', day: 'By day' },
  name: { area: 'Area', company: 'Company', day: 'Day' },
} satisfies Catalogue<typeof zh>;
