import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-statistics.ts';

export default {
  shared: {
    title: { lostStatistics: 'Lost-item figures' },
  },
  figure: {
    when: 'Date',
    total: 'Cases',
    vip: 'VIP',
    handled: 'Handled',
    matched: 'Matched',
    returned: 'Returned',
    notReturned: 'Not returned',
    recoverRate: 'Recovery rate',
    recoverRatePercent: 'Recovery rate (%)',
    avgMatchSeconds: 'Average time to match',
    avgHandleSeconds: 'Average time to close',
    handleInSeconds: 'Average time to close (s)',
    avgFirstActionSeconds: 'Average first action',
    firstActionInSeconds: 'Average first action (s)',
    refundAmount: 'Refunds (yuan)',
    rewardAmount: 'Rewards (yuan)',
    goodsValue: 'Value given back (yuan)',
    received: 'Cases taken',
    overdue: 'Overdue',
  },
  byDay: {
    title: 'By date',
    most: 'Most on %{when}: %{count}',
  },
  byType: {
    title: 'By kind of item',
    name: 'Kind of item',
    most: 'Most often “%{name}”, %{share}',
  },
  bySeat: {
    title: 'By place in the vehicle',
    name: 'Place in the vehicle',
    most: 'Most often “%{name}”, %{share}',
  },
  byCompany: {
    title: 'By company',
    name: 'Company',
    most: 'Most of %{name}, %{share}',
    none: 'No case of this period names a company',
  },
  clerks: {
    title: 'By clerk',
    name: 'Clerk',
    nameless: 'No name',
    most: '%{name} took the most: %{count}',
    none: 'Nobody has handled a case of this period yet',
  },
  others: 'Others',
  none: 'No lost items in this period',
  away: 'The lost-property statistics could not be read: %{why}. All other pages work.',
  plain:
    'The upstream counts in its own way. What it does not tell is shown as “–”, and figures do not lead to their cases.',
} satisfies Catalogue<typeof zh>;
