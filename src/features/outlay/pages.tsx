import { outlay } from '../../contract/outlay.ts';
import { resourcePages } from '../../nouns/resource/resource-pages.ts';

export default resourcePages(outlay, {
  columns: [
    { field: 'outTradeNo', inFiles: ['outTradeNo', 'tradeNo'] },
    { field: 'bizCode', width: 112, inFiles: ['bizCode', 'bizStrId'] },
    { field: 'payeeName', width: 84, inFiles: ['payeeName', 'payeeAccount', 'plateNumber'] },
    { field: 'tradeChannel', width: 96 },
    { field: 'amount', width: 104 },
    { field: 'applyUser', width: 96, inFiles: ['applyUser', 'checkUser', 'closeReason'] },
    { field: 'createdOn', width: 132, inFiles: ['createdOn', 'payTime'] },
    { field: 'reconState', width: 96, inFiles: ['reconState', 'addressType'] },
    { field: 'state', width: 96, inFiles: ['state', 'saveStatus', 'failCode', 'failReason'] },
  ],
  phone: { second: ['bizCode', 'payeeName'], end: 'amount' },
  tabs: ['state'],
  filters: ['bizCode', 'tradeChannel', 'reconState', 'addressType', 'bizStrId'],
  look: 'all',
});
