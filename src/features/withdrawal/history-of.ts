/** What has become of a withdrawal, as moments of one line. */
import type { Outlay } from '../../contract/outlay.ts';
import { FAILED, PAID } from '../../contract/payment-states.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { BY_CLERK, REFUSED } from '../../contract/withdrawal-states.ts';
import { formatYuan } from '../../kit/format/count.ts';

export interface HistoryItem {
  key: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Null where nobody did it. */
  who: string | null;
  /** Key of its words, under `withdrawal.history`. */
  what: 'asked' | 'askedFor' | 'first' | 'second' | 'approved' | 'refused' | 'tried' | 'paid' | 'failed';
  told: Readonly<Record<string, string | number | null>>;
  /** The payment that it is about. */
  outlayId?: string;
}

type Tried = Pick<
  Outlay,
  | 'id'
  | 'bizStrId'
  | 'state'
  | 'createdOn'
  | 'payTime'
  | 'updatedOn'
  | 'applyUser'
  | 'failReason'
  | 'failCode'
>;

/** @param outlays those of its tries, as far as the reader may see them @returns the latest first */
export function historyOf(row: Withdrawal, outlays: readonly Tried[]): HistoryItem[] {
  return [...asked(row), ...audited(row), ...outlays.flatMap(one => tried(row, one))].toSorted(
    (one, other) => other.time - one.time || ORDER.indexOf(other.what) - ORDER.indexOf(one.what),
  );
}

/** Of the same moment. */
const ORDER: readonly HistoryItem['what'][] = [
  'asked',
  'askedFor',
  'first',
  'approved',
  'second',
  'refused',
  'tried',
  'failed',
  'paid',
];

const asked = ({ createdOn, applyUser, driverName, amount, source }: Withdrawal): HistoryItem[] => [
  {
    key: 'asked',
    time: createdOn,
    who: applyUser,
    what: source === BY_CLERK ? 'askedFor' : 'asked',
    told: { amount: formatYuan(amount), name: driverName },
  },
];

function audited(row: Withdrawal): HistoryItem[] {
  const { firstAuditTime, firstAuditUser, auditTime, auditUser, auditReason, state } = row;
  const first: HistoryItem[] =
    firstAuditTime === null
      ? []
      : [{ key: 'first', time: firstAuditTime, who: firstAuditUser, what: 'first', told: {} }];
  if (auditTime === null) return first;
  const isRefused = state === REFUSED;
  const approval = firstAuditTime === null ? 'approved' : 'second';
  return [
    ...first,
    {
      key: 'audited',
      time: auditTime,
      who: auditUser,
      what: isRefused ? 'refused' : approval,
      told: isRefused ? { why: auditReason } : {},
    },
  ];
}

function tried({ withdrawNo }: Withdrawal, outlay: Tried): HistoryItem[] {
  const { id: outlayId, bizStrId, state, createdOn, payTime, updatedOn, applyUser } = outlay;
  const number = bizStrId.slice(withdrawNo.length + 1);
  const begun: HistoryItem = {
    key: `tried ${outlayId}`,
    time: createdOn,
    who: applyUser,
    what: 'tried',
    told: { number },
    outlayId,
  };
  const end = { who: null, outlayId } as const;
  if (state === PAID)
    return [begun, { ...end, key: `paid ${outlayId}`, time: payTime ?? updatedOn, what: 'paid', told: {} }];
  if (state !== FAILED) return [begun];
  const why = outlay.failReason ?? outlay.failCode;
  return [begun, { ...end, key: `failed ${outlayId}`, time: updatedOn, what: 'failed', told: { why } }];
}
