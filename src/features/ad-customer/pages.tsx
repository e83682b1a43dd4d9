import { adCustomer } from '../../contract/ad-customer.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(adCustomer, {
  columns: [
    { field: 'customerName', inFiles: ['customerName', 'shortName'] },
    'industry',
    { field: 'contactName', width: 88 },
    'contactMobile',
    { field: 'totalAmount', width: 128, inFiles: ['totalVehicles', 'totalAmount'] },
    { field: 'contractNo', width: 128, inFiles: ['contractNo', 'salesman', 'licenseNo', 'address'] },
    'createdOn',
    { field: 'state', inFiles: ['state', 'remark'] },
  ],
  phone: { second: ['industry', 'contactName'], end: 'createdOn' },
  tabs: ['state'],
  filters: ['industry', 'contactMobile'],
  look: [
    'shortName',
    'industry',
    'contactName',
    'contactMobile',
    'salesman',
    'licenseNo',
    'contractNo',
    'address',
    'remark',
  ],
  bulk: ['state', 'industry'],
  noteOf: row => row.shortName,
  facts: ['totalVehicles', 'totalAmount', 'salesman', 'contractNo'],
});
