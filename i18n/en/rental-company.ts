import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/rental-company.ts';

export default {
  shared: {
    title: { rentals: 'Rentals', rentalCompany: 'Companies' },
  },
  create: 'New company',
  empty: 'No rental companies yet',
  emptyWhy: 'Once a company has been approved, drivers can reach it from the rental listings',
  searchHint: 'Name, licence, contact',
  section: {
    company: 'Company',
    audit: 'Approval',
  },
  field: {
    companyName: 'Company',
    licenseNo: 'Licence no.',
    contact: 'Contact',
    vehicleCount: 'Cars to rent',
    auditStatus: 'Approval',
    auditReason: 'Approval note',
    logo: 'Logo',
  },
  unit: {
    vehicleCount: 'cars',
  },
  state: {
    1: 'Enabled',
    0: 'Disabled',
  },
  auditStatus: {
    0: 'Pending',
    1: 'Approved',
    2: 'Rejected',
  },
  help: {
    auditReason: 'Required when a company is rejected',
  },
} satisfies Catalogue<typeof zh>;
