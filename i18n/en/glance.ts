import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  failedSignInsToday: 'failed today',
  jobs: 'Jobs',
  jobsRunning: 'Jobs, %{smart_count} under way',
  driverApprovals: 'Driver requests, %{smart_count} waiting',
  orders: 'Orders',
  ordersWaiting: 'Orders to dispatch: %{smart_count}',
  noResponse: 'No response',
  waiting: 'Waiting',
  ongoing: 'Ongoing',
} satisfies Catalogue<typeof zh>;
