import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-customer.ts';

export default {
  shared: {
    title: { advertising: 'Advertising', adCustomer: 'Customers' },
  },
  create: 'New customer',
  empty: 'No advertising customers yet',
  emptyWhy: 'Enter a customer to plan campaigns and instalments for it',
  searchHint: 'Name, contact or contract number',
  field: {
    customerName: 'Customer',
    industry: 'Industry',
    contactMobile: 'Mobile',
    salesman: 'Salesperson',
    licenseNo: 'Business licence',
    contractNo: 'Contract number',
    createdOn: 'Entered',
    totalVehicles: 'Vehicles booked',
    totalAmount: 'Contracts (yuan)',
  },
  industry: {
    1: 'Retail',
    2: 'Food',
    3: 'Property',
    4: 'Finance',
    5: 'Culture and tourism',
    6: 'Public service',
    9: 'Other',
  },
  state: {
    1: 'Active',
    0: 'Inactive',
  },
} satisfies Catalogue<typeof zh>;
