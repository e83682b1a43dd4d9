import { lostReward } from '../../../contract/lost-money.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { TheCase } from '../TheCase.tsx';

export default resourcePages(lostReward, {
  nameOf: row => row.lostNo,
  cells: { lostNo: row => <TheCase row={row} /> },
  columns: [
    { field: 'lostNo', width: 124 },
    { field: 'driverName', width: 76 },
    { field: 'driverPhone', inFiles: ['driverPhone', 'serialNum'] },
    { field: 'plateNumber', width: 92 },
    'amount',
    { field: 'channel', width: 93, inFiles: ['channel', 'bankName', 'bankCardNo'] },
    { field: 'operatorName', width: 76 },
    { field: 'createdOn', width: 92 },
    { field: 'payTime', width: 92 },
    { field: 'rewardStatus', width: 92, inFiles: ['rewardStatus', 'failReason'] },
  ],
  phone: { second: ['driverName', 'plateNumber'], end: 'amount' },
  tabs: ['rewardStatus'],
  filters: ['channel', 'addressType'],
});
