import { lostFinance } from '../../contract/lost-money.ts';
import { resourcePages } from '../../nouns/resource/resource-pages.ts';
import { TheCase } from './TheCase.tsx';

export default resourcePages(lostFinance, {
  nameOf: row => row.lostNo,
  cells: { lostNo: row => <TheCase row={row} /> },
  columns: [
    { field: 'lostNo', width: 148 },
    'ownerName',
    'payAmount',
    'payTime',
    { field: 'refundAmount', inFiles: ['refundAmount', 'refundStatus'] },
    'refundStatus',
    { field: 'rewardAmount', inFiles: ['rewardAmount', 'rewardStatus'] },
    'rewardStatus',
    'netAmount',
    'handleUserName',
  ],
  phone: { second: ['ownerName', 'refundStatus'], end: 'netAmount' },
  filters: ['refundStatus', 'rewardStatus', 'addressType'],
});
