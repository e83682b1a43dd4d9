import { cashAdjustment } from '../../../contract/driver-cash.ts';
import { CashAccountPanel } from '../../../nouns/cash/CashAccountPanel.tsx';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';

const LOOKED_AT = ['driverName', 'amount', 'reason', 'applyUser', 'createdOn'] as const;
/** Shown once there is something to say. */
const LATER = ['reverses', 'checkUser', 'checkedOn', 'closeReason', 'entryNo'] as const;

export default resourcePages(cashAdjustment, {
  columns: [
    { field: 'adjustNo', width: 140 },
    { field: 'driverName', width: 84 },
    { field: 'amount', width: 112 },
    { field: 'reason', width: 0, isCut: true, inFiles: ['reason', 'reverses'] },
    { field: 'applyUser', width: 84 },
    { field: 'createdOn', width: 160 },
    { field: 'checkUser', width: 84, inFiles: ['checkUser', 'checkedOn'] },
    { field: 'state', width: 92, inFiles: ['state', 'closeReason', 'entryNo', 'addressType'] },
  ],
  unlisted: ['driverId'],
  phone: { second: ['driverName', 'reason'], end: 'amount' },
  tabs: ['state'],
  filters: ['addressType', 'driverId'],
  look: row => [...LOOKED_AT, ...LATER.filter(field => row[field] !== null)],
  lookMore: row => <CashAccountPanel driverId={row.driverId} />,
});
