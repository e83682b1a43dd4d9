import { lostFinance } from '../../../contract/lost-money.ts';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { TheCase } from '../TheCase.tsx';

export default resourcePages(lostFinance, {
  nameOf: row => row.lostNo,
  cells: { lostNo: row => <TheCase row={row} /> },
  columns: [
    { field: 'lostNo', width: 124 },
    { field: 'ownerName', width: 76 },
    'payAmount',
    { field: 'payTime', width: 92 },
    { field: 'refundAmount', inFiles: ['refundAmount', 'refundStatus'] },
    { field: 'refundStatus', width: 84 },
    { field: 'rewardAmount', inFiles: ['rewardAmount', 'rewardStatus'] },
    { field: 'rewardStatus', width: 84 },
    'netAmount',
    { field: 'handleUserName', width: 76 },
  ],
  phone: { second: ['ownerName', 'refundStatus'], end: 'netAmount' },
  filters: ['refundStatus', 'rewardStatus', 'addressType'],
});
