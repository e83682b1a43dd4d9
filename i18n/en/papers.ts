import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  waiting: {
    driver: {
      over: 'Driver papers expired',
      near: 'Driver papers due in 30 days',
    },
    vehicle: {
      over: 'Vehicle papers expired',
      near: 'Vehicle papers due in 30 days',
      unhandled: 'Vehicle attachments to look at',
    },
  },
  overSince: 'expired %{smart_count} day ago |||| expired %{smart_count} days ago',
  today: 'expires today',
  left: '%{smart_count} day left |||| %{smart_count} days left',
  of: '%{name}: %{left}',
  state: { over: 'Expired', near: 'Due in 30 days', due: 'Expired or expiring soon' },
} satisfies Catalogue<typeof zh>;
