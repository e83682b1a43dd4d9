import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  logsToday: 'Today’s logs',
  failedSignInsToday: 'Failed sign-ins',
  jobs: 'Jobs',
  jobsRunning: 'Jobs, %{smart_count} under way',
  driverApprovals: 'Driver requests, %{smart_count} waiting',
  orders: 'Orders',
  ordersWaiting: 'Orders, %{smart_count} to dispatch',
  noResponse: 'No response',
  waiting: 'Waiting',
  ongoing: 'Ongoing',
  alarm: 'Alarms',
  sos: 'SOS',
  alarms: 'Waiting',
  inHand: 'In progress',
  alarmsWaiting: 'Alarms, %{smart_count} waiting',
  sosWaiting: 'SOS, %{smart_count} waiting',
} satisfies Catalogue<typeof zh>;
