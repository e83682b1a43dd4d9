import { company } from '../../contract/company.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { FleetLinks } from './FleetLinks.tsx';

export default resourcePages(company, {
  cells: {
    fleet: row => <FleetLinks company={row} />,
    licenseExpire: row => <Expiry end={row.licenseExpire} isIdle={row.state === 0} />,
  },
  columns: [
    { field: 'companyName', inFiles: ['companyName', 'shortName'] },
    'addressType',
    { field: 'vehicleCount', width: 72 },
    { field: 'driverCount', width: 72 },
    { field: 'contactName', width: 96 },
    'contactMobile',
    { field: 'licenseExpire', width: 188, inFiles: ['licenseNo', 'licenseExpire', 'address'] },
    { field: 'state', width: 84, inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'addressType', end: 'licenseExpire' },
  filters: ['addressType', 'state'],
  look: [
    'shortName',
    'addressType',
    'fleet',
    'licenseNo',
    'licenseExpire',
    'contactName',
    'contactMobile',
    'address',
    'remark',
  ],
  facts: ['fleet', 'licenseExpire'],
  form: [
    'companyName',
    'shortName',
    'addressType',
    'state',
    'licenseNo',
    'licenseExpire',
    'contactName',
    'contactMobile',
    'address',
    'remark',
  ],
});
