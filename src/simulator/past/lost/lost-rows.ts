/** A lost case of the past as its record and its log. Pure. */
import { CLOSE_MS, FIRST_ACTION_MS } from '../../../contract/lost-order.ts';
import { type LostAct, stageOf } from '../../../contract/lost-states.ts';
import type { lostLog, lostOrderTable } from '../../../upstream/domain/lost/tables.ts';
import type { ReportedLoss } from '../../city/host/loss-stories.ts';
import type { Spell } from '../frame/room-past.ts';
import type { Staff } from '../frame/town.ts';
import type { PastRide } from '../order/rides.ts';
import type { LivedAct, LostLife } from './lost-life.ts';

export interface PastCase {
  id: string;
  lostNo: string;
  createdOn: number;
  /** 1 phone, 2 mini-program, 3 H5. */
  source: 1 | 2 | 3;
  told: ReportedLoss;
  ride: PastRide;
  life: LostLife;
  /** Who has it in hand, and who pays for it. */
  clerk: Staff;
  payer: Staff;
}

type CaseRow = typeof lostOrderTable.$inferInsert;

const BY_PHONE = 1;
/** How long after the report the fee is paid. */
const PAID_MS = 90_000;
const BY_ORDER = 2;
const BY_RIDE = 3;
const BROUGHT_BY_DRIVER = 2;
const ENTERPRISE_PAY = 4;
/** What the messaging app keeps of it for a payment in the demonstration; nobody else's numbers begin so. */
const tradeNoOf = (kind: string, lostNo: string) => `SIM-${kind}-${lostNo}`;

export function caseRow(past: PastCase, spell: Spell): CaseRow {
  const { id, lostNo, createdOn, source, told, ride, life, clerk } = past;
  const { standing, acts } = life;
  const on = (act: LivedAct['act']) => acts.findLast(each => each.act === act)?.on ?? null;
  const isMatched = standing.matchStatus === 1;
  const isCancelled = standing.cancelStatus === 1;
  const isRefunded = standing.refundStatus === 1;
  const isRewarded = standing.rewardStatus === 1;
  const claimedOn = on('claim');
  const last = acts.at(-1)?.on ?? createdOn;
  const by = source === BY_PHONE ? clerk : null;
  return {
    ...told,
    ...standing,
    id,
    lostNo,
    source,
    orderId: ride.orderId,
    addressType: ride.addressType,
    payTime: standing.payStatus === 1 ? createdOn + PAID_MS : null,
    transactionId: standing.payStatus === 1 ? tradeNoOf('V', lostNo) : null,
    stage: stageOf(standing),
    slaDeadline: deadlineOf(past),
    handleUserId: claimedOn === null ? null : clerk.id,
    handleUserName: claimedOn === null ? null : clerk.name,
    handleStartDate: claimedOn,
    handleEndDate: on('close') ?? on('closeAsReturned') ?? on('cancel'),
    matchWay: isMatched ? (ride.orderId === null ? BY_RIDE : BY_ORDER) : null,
    matchDriverName: isMatched ? ride.driverName : null,
    matchDriverPhone: isMatched ? ride.driverMobile : null,
    matchPlateNumber: isMatched ? ride.plateNumber : null,
    matchTime: isMatched ? on('match') : null,
    matchUserId: isMatched ? clerk.id : null,
    companyName: isMatched ? ride.companyName : null,
    propertyConfirmTime: on('held') ?? on('notHeld'),
    returnType: on('giveBack') === null ? null : BROUGHT_BY_DRIVER,
    returnTime: on('giveBack'),
    ownerConfirmTime: on('ownerConfirms'),
    cancelReason: isCancelled ? GIVEN_UP : null,
    cancelTime: isCancelled ? on('cancel') : null,
    refundAmount: isRefunded ? standing.payAmount : null,
    refundReason: isRefunded ? NOT_FOUND : null,
    refundTime: on('refundPaid'),
    refundNo: isRefunded ? tradeNoOf('R', lostNo) : null,
    rewardAmount: isRewarded ? life.reward : null,
    rewardChannel: isRewarded ? ENTERPRISE_PAY : null,
    rewardTime: on('rewardPaid'),
    serialNum: isRewarded ? tradeNoOf('P', lostNo) : null,
    createdUserId: by?.id ?? null,
    searchKey: `${spell(told.ownerName, told.goodsName, told.plateNumber)} ${lostNo.toLowerCase()}`,
    createdOn,
    createdBy: by?.name ?? null,
    updatedOn: last,
    updatedBy: acts.length > 0 ? clerk.name : (by?.name ?? null),
    version: 1 + acts.length,
  };
}

const GIVEN_UP = '失主已自行找回';
const NOT_FOUND = '未能找回，退还优先服务费';

/** Until somebody begins, then until it is closed. */
function deadlineOf({ createdOn, life: { standing } }: PastCase): number | null {
  if (standing.handleStatus === 2) return null;
  const of = standing.handleStatus === 0 ? FIRST_ACTION_MS : CLOSE_MS;
  return standing.payStatus === 1 ? createdOn + PAID_MS + of.vip : createdOn + of.usual;
}

const PAYING: ReadonlySet<LivedAct['act']> = new Set<LostAct>(['refund', 'reward']);
const BY_PROVIDER: ReadonlySet<LivedAct['act']> = new Set(['refundPaid', 'rewardPaid']);

export function caseLog(past: PastCase): (typeof lostLog.$inferInsert)[] {
  const { id: lostId, createdOn, source, life, clerk, payer } = past;
  const entry = { lostId, content: null };
  const byWhom = (act: LivedAct['act']) =>
    BY_PROVIDER.has(act) ? null : PAYING.has(act) ? payer.name : clerk.name;
  const paid = { ...entry, action: 'paid', operatorName: null, createdOn: createdOn + PAID_MS };
  return [
    { ...entry, action: 'create', operatorName: source === BY_PHONE ? clerk.name : null, createdOn },
    ...(life.standing.payStatus === 1 ? [paid] : []),
    ...life.acts.map(({ act, on }) => ({ ...entry, action: act, operatorName: byWhom(act), createdOn: on })),
  ];
}
