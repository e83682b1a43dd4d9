import { adDriverGift } from '../../contract/ad-driver-gift.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(adDriverGift, {
  columns: [
    'giftName',
    { field: 'giftType', width: 104 },
    { field: 'condition', width: 120 },
    { field: 'installmentId', isCut: true },
    'amount',
    { field: 'stock', width: 80 },
    { field: 'issued', width: 80 },
    { field: 'endTime', inFiles: ['startTime', 'endTime'] },
    { field: 'state', width: 92, inFiles: ['state', 'imageUrl', 'remark'] },
  ],
  phone: { second: ['giftType', 'condition'], end: 'amount' },
  tabs: ['state'],
  filters: ['giftType', 'condition'],
  look: [
    'giftType',
    'condition',
    'installmentId',
    'amount',
    'stock',
    'issued',
    'startTime',
    'endTime',
    'remark',
  ],
  bulk: ['state', 'amount'],
  noteOf: row => row.installmentName,
  facts: ['installmentId', 'stock', 'issued'],
  inputs: { imageUrl: 'wide' },
});
