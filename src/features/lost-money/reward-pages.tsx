import { lostReward } from '../../contract/lost-money.ts';
import { resourcePages } from '../../nouns/resource/resource-pages.ts';
import { TheCase } from './TheCase.tsx';

export default resourcePages(lostReward, {
  nameOf: row => row.lostNo,
  cells: { lostNo: row => <TheCase row={row} /> },
  columns: [
    { field: 'lostNo', width: 148 },
    'driverName',
    'driverPhone',
    'plateNumber',
    'amount',
    'channel',
    { field: 'serialNum', width: 160 },
    'operatorName',
    'createdOn',
    'payTime',
    { field: 'rewardStatus', inFiles: ['rewardStatus', 'failReason'] },
  ],
  phone: { second: ['driverName', 'plateNumber'], end: 'amount' },
  tabs: ['rewardStatus'],
  filters: ['channel', 'addressType'],
});
