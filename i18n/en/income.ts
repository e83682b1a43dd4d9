import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/income.ts';

export default {
  shared: {
    title: { finance: 'Finance', income: 'Income' },
  },
  today: 'Income today',
  empty: 'No income yet',
  emptyWhy: 'What payment providers report is booked here',
  searchHint: 'Provider number, our number, payer',
  field: {
    fee: 'Fee (yuan)',
    netAmount: 'Net (yuan)',
    payerName: 'Payer',
    payerMobile: 'Payer’s number',
    createdOn: 'Booked on',
  },
  state: {
    0: 'Unpaid',
    1: 'Paid',
    2: 'Processing',
    3: 'Failed',
    4: 'Refunded',
    5: 'Partly refunded',
  },
  bizCode: {
    1: 'Lost-property fee',
    2: 'Shop',
    3: 'Advertising',
    4: 'Booking fee',
    9: 'Other',
  },
  ofDay: {
    paid: { name: 'Income' },
  },
} satisfies Catalogue<typeof zh>;
