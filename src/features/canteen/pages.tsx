import { canteen } from '../../contract/canteen.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(canteen, {
  columns: [
    { field: 'canteenName', inFiles: ['canteenName', 'contactName', 'contactMobile'] },
    { field: 'address', isCut: true, width: 196, inFiles: ['address', 'lng', 'lat'] },
    { field: 'openTime', isCut: true, width: 168 },
    { field: 'meals', isCut: true, width: 176, inFiles: ['dishes', 'discountRule', 'scoreRate'] },
    { field: 'star', width: 72 },
    { field: 'sort', width: 72 },
    { field: 'state', width: 92, inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'address', end: 'star' },
  tabs: ['state'],
  filters: ['contactMobile'],
  look: 'all',
  bulk: ['state', 'scoreRate'],
  noteOf: row => row.address,
  facts: ['star', 'openTime', 'contactName', 'contactMobile'],
  form: {
    canteen: ['canteenName', 'state', 'openTime', 'contactName', 'contactMobile', 'sort', 'cover', 'remark'],
    food: ['meals', 'dishes', 'scoreRate', 'discountRule'],
    place: ['address', 'lng', 'lat'],
  },
  inputs: { state: 'switch' },
});
