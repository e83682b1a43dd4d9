import { passenger } from '../../contract/passenger.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(passenger, {
  // whom nobody has asked for his name is called by his number
  nameOf: row => row.name ?? row.mobile ?? row.id,
  columns: [
    { field: 'mobile', width: 152, inFiles: ['mobile', 'mobile2'] },
    { field: 'name', width: 112 },
    { field: 'creditLevel', width: 72 },
    { field: 'isOldPerson', width: 72, inFiles: ['isOldPerson', 'isDriver', 'isVip'] },
    { field: 'orderCount', width: 80 },
    { field: 'cancelCount', width: 80, inFiles: ['cancelCount', 'noShowCount'] },
    { field: 'lastOrderOn', width: 112 },
    { field: 'blackUntil', width: 112, inFiles: ['blackUntil', 'blackReason'] },
    { field: 'remark', isCut: true },
  ],
  phone: { first: 'mobile', second: 'name', end: 'lastOrderOn' },
  tabs: [{ key: 'black', filter: { isBlack: 1 } }],
  filters: ['mobile', 'creditLevel', 'isOldPerson', 'isDriver', 'isVip'],
  look: 'all',
  facts: [
    'mobile',
    'mobile2',
    'areaIds',
    'creditLevel',
    'orderCount',
    'cancelCount',
    'noShowCount',
    'lastOrderOn',
  ],
  form: {
    person: ['name', 'isOldPerson', 'isDriver', 'isVip', 'remark'],
    blackList: ['blackUntil', 'blackReason'],
  },
});
