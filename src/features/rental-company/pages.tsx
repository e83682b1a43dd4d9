import { rentalCompany } from '../../contract/rental-company.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(rentalCompany, {
  columns: [
    'companyName',
    { field: 'licenseNo', width: 168 },
    { field: 'contact', width: 88 },
    'contactMobile',
    { field: 'vehicleCount', inFiles: ['vehicleCount', 'address'] },
    { field: 'auditStatus', inFiles: ['auditStatus', 'auditReason'] },
    { field: 'createdOn', width: 108 },
    { field: 'state', width: 84, inFiles: ['state', 'remark'] },
  ],
  phone: { second: ['contact', 'auditStatus'], end: 'vehicleCount' },
  tabs: ['auditStatus'],
  filters: ['state', 'contactMobile'],
  look: [
    'logo',
    'licenseNo',
    'contact',
    'contactMobile',
    'address',
    'vehicleCount',
    'auditStatus',
    'auditReason',
    'remark',
  ],
  bulk: ['state'],
  facts: ['auditStatus', 'vehicleCount', 'contact', 'contactMobile'],
  form: {
    company: [
      'companyName',
      'licenseNo',
      'contact',
      'contactMobile',
      'address',
      'vehicleCount',
      'state',
      'logo',
      'remark',
    ],
    audit: ['auditStatus', 'auditReason'],
  },
  inputs: { state: 'switch', auditReason: 'wide' },
});
