import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  jobs: 'Jobs',
  jobsRunning: 'Jobs, %{smart_count} under way',
  driverApprovals: 'Driver requests, %{smart_count} waiting',
  orders: 'Orders',
  ordersWaiting: 'Orders, %{smart_count} to dispatch',
  alarm: 'Alarms',
  sos: 'SOS',
  alarmsWaiting: 'Alarms, %{smart_count} waiting',
  sosWaiting: 'SOS, %{smart_count} waiting',
} satisfies Catalogue<typeof zh>;
