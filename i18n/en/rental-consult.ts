import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/rental-consult.ts';

export default {
  shared: {
    title: { rentalConsult: 'Enquiries' },
  },
  waiting: { toHandle: 'Rental enquiries to answer' },
  empty: 'No enquiries yet',
  emptyWhy: 'What drivers ask about rental listings appears here',
  searchHint: 'Listing, driver',
  field: {
    title: 'Listing',
    consultDriverName: 'Driver',
    consultMobile: 'Driver phone',
    content: 'Question',
    handleRemark: 'Outcome',
    createdOn: 'Asked',
  },
  state: {
    0: 'New',
    1: 'Contacted',
    2: 'Closed',
  },
  help: {
    handleRemark: 'Required before closing',
  },
} satisfies Catalogue<typeof zh>;
