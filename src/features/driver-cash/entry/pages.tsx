import { cashEntry } from '../../../contract/driver-cash.ts';
import { CashAccountPanel } from '../../../nouns/cash/CashAccountPanel.tsx';
import { EntryPurpose } from '../../../nouns/cash/EntryPurpose.tsx';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';

const LOOKED_AT = [
  'driverName',
  'bizType',
  'bizNo',
  'amount',
  'balance',
  'operator',
  'createdOn',
  'addressType',
] as const;

export default resourcePages(cashEntry, {
  cells: { bizNo: row => <EntryPurpose entry={row} /> },
  columns: [
    { field: 'entryNo', width: 148 },
    { field: 'driverName', width: 84 },
    { field: 'bizType', width: 96, inFiles: ['bizType', 'reverses'] },
    { field: 'bizNo', width: 0 },
    { field: 'amount', width: 116 },
    { field: 'balance', width: 116 },
    { field: 'operator', width: 92 },
    { field: 'createdOn', width: 160, inFiles: ['createdOn', 'addressType', 'remark'] },
  ],
  unlisted: ['driverId'],
  phone: { second: ['driverName', 'bizType'], end: 'amount' },
  tabs: ['bizType'],
  filters: ['addressType', 'driverId', 'bizNo'],
  look: row => [
    ...LOOKED_AT,
    ...(row.reverses === null ? [] : ['reverses']),
    ...(row.remark ? ['remark'] : []),
  ],
  lookMore: row => <CashAccountPanel driverId={row.driverId} />,
});
