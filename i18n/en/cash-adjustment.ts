import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-adjustment.ts';

export default {
  create: 'Adjust a driver’s balance',
  createShort: 'Adjust',
  empty: 'No balance adjustments yet',
  emptyWhy: 'An adjustment is booked once another person approves it',
  searchHint: 'Adjustment number, driver, reversed entry, requester',
  field: {
    adjustNo: 'Adjustment number',
    amount: 'Change (yuan)',
    reverses: 'Reverses entry',
    reason: 'Reason',
    applyUser: 'Requested by',
    createdOn: 'Requested on',
    checkUser: 'Approved by',
    checkedOn: 'Decided on',
    closeReason: 'Reason for refusal',
    entryNo: 'Entry number',
  },
  state: {
    0: 'Awaiting approval',
    1: 'Booked',
    2: 'Refused',
  },
} satisfies Catalogue<typeof zh>;
