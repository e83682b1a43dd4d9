import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-entry.ts';

export default {
  empty: 'No entries yet',
  emptyWhy: 'Rewards, withdrawals and balance adjustments are booked here',
  searchHint: 'Entry number, driver, business number',
  field: {
    entryNo: 'Entry number',
    bizType: 'For',
    bizNo: 'Business number',
    balance: 'Balance (yuan)',
    reverses: 'Reverses entry',
    operator: 'Booked by',
    createdOn: 'Booked on',
  },
  bizType: {
    1: 'Advertising reward',
    2: 'Activity reward',
    3: 'Withdrawal',
    4: 'Withdrawal fee',
    9: 'Adjustment',
  },
} satisfies Catalogue<typeof zh>;
