import { outlay } from '../../contract/outlay.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

const SHOWN = [
  'bizCode',
  'bizStrId',
  'amount',
  'tradeChannel',
  'payeeName',
  'payeeAccount',
  'plateNumber',
  'applyUser',
  'createdOn',
  'checkUser',
  'closeReason',
  'saveStatus',
  'payTime',
  'tradeNo',
  'failCode',
  'failReason',
  'receiptUrl',
  'reconState',
  'auditState',
  'auditUser',
  'auditNote',
  'auditedOn',
  'addressType',
  'remark',
] as const;
/** Shown also where nobody has said it; the others only once there is something to say. */
const ALWAYS: ReadonlySet<string> = new Set(['payeeName', 'payTime', 'tradeNo', 'checkUser']);

export default resourcePages(outlay, {
  columns: [
    { field: 'outTradeNo', width: 0, isCut: true, inFiles: ['outTradeNo', 'tradeNo'] },
    { field: 'bizCode', width: 112, inFiles: ['bizCode', 'bizStrId'] },
    { field: 'payeeName', width: 84, inFiles: ['payeeName', 'payeeAccount', 'plateNumber'] },
    { field: 'tradeChannel', width: 96 },
    { field: 'amount', width: 104 },
    { field: 'applyUser', width: 96, inFiles: ['applyUser', 'checkUser', 'closeReason'] },
    { field: 'createdOn', width: 160, inFiles: ['createdOn', 'payTime'] },
    { field: 'reconState', width: 96, inFiles: ['reconState', 'addressType'] },
    { field: 'state', width: 96, inFiles: ['state', 'saveStatus', 'failCode', 'failReason'] },
  ],
  phone: { second: ['bizCode', 'payeeName'], end: 'amount' },
  tabs: ['state'],
  filters: [
    'bizCode',
    'tradeChannel',
    'statementChannel',
    'reconState',
    'auditState',
    'addressType',
    'bizStrId',
  ],
  look: row => SHOWN.filter(field => ALWAYS.has(field) || row[field] !== null),
});
