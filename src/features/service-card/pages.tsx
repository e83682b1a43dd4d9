import { serviceCard } from '../../contract/service-card.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(serviceCard, {
  columns: [
    'name',
    { field: 'wechatQr', inFiles: null },
    'mobile',
    { field: 'workTime', isCut: true, width: 240 },
    { field: 'sort', width: 72 },
    'createdOn',
    { field: 'state', width: 84, inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'workTime', end: 'mobile' },
  tabs: ['state'],
  filters: ['mobile'],
  look: ['wechatQr', 'mobile', 'workTime', 'sort', 'remark'],
  bulk: ['state', 'sort'],
  form: ['name', 'mobile', 'workTime', 'sort', 'state', 'wechatQr', 'remark'],
  inputs: { state: 'switch' },
});
