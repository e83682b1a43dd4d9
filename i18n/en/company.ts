import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/company.ts';

export default {
  shared: {
    title: { company: 'Companies' },
    reason: {
      COMPANY_HAS_FLEET:
        'The company still has %{vehicles} vehicles and %{drivers} drivers: it cannot be deleted',
    },
  },
  create: 'New company',
  empty: 'No companies yet',
  emptyWhy: 'Vehicles and drivers belong to the companies entered or imported here',
  searchHint: 'Name, initials or licence number',
  vehicles: '%{count} vehicle |||| %{count} vehicles',
  drivers: '%{count} driver |||| %{count} drivers',
  field: {
    companyName: 'Company',
    licenseNo: 'Operating licence',
    licenseExpire: 'Licence valid until',
    contactMobile: 'Contact’s mobile',
    vehicleCount: 'Vehicles',
    driverCount: 'Drivers',
    fleet: 'Vehicles and drivers',
  },
  state: {
    0: 'Closed',
    1: 'Active',
  },
  help: {
    addressType: 'Vehicles and drivers without an area of their own follow the company',
  },
} satisfies Catalogue<typeof zh>;
