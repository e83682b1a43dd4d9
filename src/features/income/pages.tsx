import { income } from '../../contract/income.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(income, {
  columns: [
    { field: 'tradeNo', width: 0, isCut: true, inFiles: ['tradeNo', 'outTradeNo'] },
    { field: 'bizCode', width: 112, inFiles: ['bizCode', 'bizStrId'] },
    { field: 'payerName', width: 84, inFiles: ['payerName', 'payerMobile'] },
    { field: 'tradeChannel', width: 96 },
    { field: 'amount', width: 104 },
    { field: 'netAmount', width: 104, inFiles: ['fee', 'netAmount'] },
    { field: 'payTime', width: 160 },
    { field: 'reconState', width: 96, inFiles: ['reconState', 'addressType'] },
    { field: 'state', width: 96 },
  ],
  phone: { second: ['bizCode', 'payerName'], end: 'amount' },
  tabs: ['state'],
  filters: [
    'bizCode',
    'tradeChannel',
    'reconState',
    'statementChannel',
    'addressType',
    'payerMobile',
    'bizStrId',
  ],
  look: 'all',
});
