import { withdrawal } from '../../contract/withdrawal.ts';
import {
  BEING_PAID,
  isOpen,
  PAY_FAILED,
  REFUSED,
  TO_AUDIT,
  WITHDRAWN,
} from '../../contract/withdrawal-states.ts';
import { Time } from '../../kit/format/Time.tsx';
import { CashAccountPanel } from '../../nouns/cash/CashAccountPanel.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { TheOutlay } from './TheOutlay.tsx';
import { Waits } from './Waits.tsx';

/** Shown once there is something to say. */
const LATER = [
  'firstAuditUser',
  'auditUser',
  'auditReason',
  'payUser',
  'failReason',
  'payTime',
  'tradeNo',
  'remark',
] as const;
const FIRST = [
  'amount',
  'fee',
  'realAmount',
  'balanceBefore',
  'channel',
  'bankName',
  'cardNo',
  'cardHolder',
  'driverName',
  'plateNum',
  'driverMobile',
  'source',
  'applyUser',
  'createdOn',
] as const;
const OF_A_CARD: ReadonlySet<string> = new Set(['bankName', 'cardNo', 'cardHolder']);

export default resourcePages(withdrawal, {
  cells: {
    waits: row => (isOpen(row.state) ? <Waits row={row} /> : null),
    outlayId: row => row.outlayId && <TheOutlay id={row.outlayId} />,
  },
  columns: [
    { field: 'withdrawNo', width: 132 },
    { field: 'driverName', width: 76, inFiles: ['driverName', 'driverMobile'] },
    { field: 'plateNum', width: 92 },
    { field: 'amount', width: 112, inFiles: ['amount', 'fee', 'realAmount', 'balanceBefore'] },
    { field: 'channel', width: 84, inFiles: ['channel', 'bankName', 'cardNo', 'cardHolder'] },
    { field: 'applyUser', width: 76, inFiles: ['source', 'applyUser'] },
    { field: 'createdOn', width: 108, cell: row => <Time isByClock value={row.createdOn} /> },
    {
      field: 'waits',
      width: 0,
      inFiles: ['secondFor', 'firstAuditUser', 'firstAuditTime', 'auditUser', 'auditTime', 'auditReason'],
    },
    {
      field: 'state',
      width: 92,
      inFiles: ['state', 'payUser', 'tries', 'payTime', 'tradeNo', 'failReason', 'addressType', 'remark'],
    },
  ],
  unlisted: ['driverId'],
  phone: { first: 'driverName', second: 'waits', end: 'amount' },
  tabs: [
    { key: 'first', filter: { state: TO_AUDIT, firstAuditUser__empty: 1 }, label: 'tab.first' },
    { key: 'second', filter: { state: TO_AUDIT, firstAuditUser__empty: 0 }, label: 'tab.second' },
    { key: 'toPay', filter: { state: 10 } },
    { key: 'channel', filter: { state: BEING_PAID } },
    { key: 'failed', filter: { state: PAY_FAILED } },
    { key: 'paid', filter: { state: WITHDRAWN } },
    { key: 'refused', filter: { state: REFUSED } },
  ],
  filters: ['channel', 'secondFor', 'source', 'addressType', 'driverMobile', 'driverId'],
  look: row => factsOf(row, ['waits']),
  lookMore: row => <CashAccountPanel driverId={row.driverId} />,
  facts: row => factsOf(row, []),
});

/** Of a card only where it goes to one, and of what came later only what is there. */
function factsOf(
  row: Readonly<Record<string, unknown>> & { outlayId: string | null },
  more: readonly string[],
): readonly string[] {
  return [
    ...more,
    ...FIRST.filter(field => !OF_A_CARD.has(field) || row[field] !== null),
    ...LATER.filter(field => row[field] !== null && row[field] !== undefined),
    ...(row.outlayId === null ? [] : ['outlayId']),
  ];
}
