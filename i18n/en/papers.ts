import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  overSince: '%{smart_count} day over |||| %{smart_count} days over',
  today: 'expires today',
  left: '%{smart_count} day left |||| %{smart_count} days left',
  unhandled: 'Attachments to look at',
  state: { over: 'Expired', near: 'Due in 30 days', due: 'Expired or expiring soon' },
} satisfies Catalogue<typeof zh>;
