import { pickupPoint } from '../../contract/pickup-point.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(pickupPoint, {
  columns: [
    'pointName',
    { field: 'address', isCut: true, width: 220, inFiles: ['address', 'lng', 'lat'] },
    { field: 'openTime', isCut: true, width: 172 },
    { field: 'contactName', width: 88 },
    'contactMobile',
    'createdOn',
    { field: 'state', width: 84, inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'address', end: 'openTime' },
  tabs: ['state'],
  filters: ['contactMobile'],
  look: ['address', 'openTime', 'contactName', 'contactMobile', 'remark'],
  bulk: ['state'],
  noteOf: row => row.address,
  form: {
    point: ['pointName', 'state', 'openTime', 'contactName', 'contactMobile', 'remark'],
    place: ['address', 'lng', 'lat'],
  },
  inputs: { state: 'switch' },
});
