/**
 * Giving back what an owner has paid, and rewarding the driver. Each is one outlay of the case: the database has no
 * second one that is live, and above a limit it waits for another person, who approves by the same call or by the list
 * of what waits.
 */

import type { lostCalls } from '../../contract/lost-calls.ts';
import type { LostOrder } from '../../contract/lost-order.ts';
import { refundsOnCancel } from '../../contract/lost-states.ts';
import {
  LOST_REFUND,
  LOST_REWARD,
  type OutlayBizCode,
  UNION_PAY,
  WAITING,
} from '../../contract/payment-states.ts';
import type { Change, Context, Db, Outside } from '../core/context.ts';
import { together } from '../core/database/append.ts';
import { Failure, refuse } from '../core/failure.ts';
import { readProperties } from '../core/properties.ts';
import { pushes } from '../core/push/outbox.ts';
import { changesToTell } from '../core/push/record-changed.ts';
import { checkReportedTime, PAYMENT_BACK_MS } from '../core/reported-time.ts';
import { cardOfDriver } from '../domain/lost/bank-cards.ts';
import type { LostOrderRow } from '../domain/lost/tables.ts';
import {
  type Asked,
  approveOutlay,
  beginOutlay,
  checkSerialNew,
  findLive,
  type PaidOutside,
  recordPaid,
} from '../domain/payments/outlays.ts';
import { type Asking, checkAct, doAct, holdCase } from './acting.ts';
import { type CaseChange, findCase } from './keeping.ts';
import { LOST_SETTLERS } from './settled.ts';
import { tellRefund } from './telling.ts';

type Calls = typeof lostCalls;
/** The mini-program in which owners pay, and are paid back. */
const MINI_PROGRAM = 1;
const ENTERPRISE_PAY = 4;

interface Wish {
  act: 'refund' | 'reward';
  asked: Asked;
  limit: number;
  /** What the case says of it. */
  change: CaseChange;
  /** It was paid at the bank already. */
  paidOutside?: Pick<PaidOutside, 'serialNum' | 'payTime'>;
}

type Paying = Asking & Pick<Outside<unknown>, 'onFailure'>;

/**
 * Sends it, or keeps it until another person agrees and fails with SECOND_APPROVER. Who is that other person agrees by asking
 * for the same.
 */
async function pay(context: Paying, before: LostOrderRow, wish: Wish): Promise<LostOrder> {
  const { asked, limit, act } = wish;
  checkAct(act, before);
  if (asked.amount > limit) {
    context.onFailure(db => keepWish(db, context, wish));
    throw new Failure('SECOND_APPROVER');
  }
  const done = await doAct(context, before, act, { change: wish.change, content: contentOf(wish) });
  await begin(context, wish);
  return wish.paidOutside ? ((await findCase(context.db, context.scope, before.id)) as LostOrder) : done;
}

/** @param limit fen up to which no approval is needed; undefined: no limit */
const begin = (context: Asking, { asked, paidOutside }: Wish, limit?: number) =>
  paidOutside
    ? recordPaid(context, { ...asked, ...paidOutside, limit, settlers: LOST_SETTLERS })
    : beginOutlay(context, { ...asked, limit });

const contentOf = ({ asked, paidOutside }: Wish) => paidOutside?.serialNum ?? asked.remark;

/**
 * Who asks for what somebody else has asked for agrees to it. Fails with SECOND_APPROVER where he is the same person, or asks for
 * another amount. The payment is held before the case, as it is where it is approved from the list.
 */
async function approve(context: Paying, id: string, { bizCode, amount, serialNum = null }: Agreement) {
  const { db, scope, user } = context;
  const waiting = await findLive(db, { bizCode, bizStrId: id });
  if (waiting?.state !== WAITING) throw new Failure('STATE_CONFLICT');
  // what was paid at the bank and what is still to be sent are not the same payment
  if (waiting.tradeNo !== serialNum) throw refuse('STATE_NOT_ALLOWED', 'LOST_REWARD_UNDER_WAY');
  const isOwn = waiting.applyUserId === user.userId;
  if (isOwn || waiting.amount !== (amount ?? waiting.amount)) throw new Failure('SECOND_APPROVER');
  await approveOutlay({ ...context, settlers: LOST_SETTLERS }, waiting);
  return (await findCase(db, scope, id)) as LostOrder;
}

/** What somebody agrees to by asking for the same. */
interface Agreement {
  bizCode: OutlayBizCode;
  /** Fen; null agrees to whatever was asked for. */
  amount: number | null;
  /** The bank's number of what was paid there. */
  serialNum?: string | null;
}

/** Whether a payment of this kind waits for another person. */
const waits = ({ waitsForCheck, refundStatus, rewardStatus }: LostOrderRow, act: Wish['act']): boolean =>
  waitsForCheck === 1 && (act === 'refund' ? refundStatus : rewardStatus) === 2;

/** The call has failed and written nothing: this is what waits, with the guards held once more. */
async function keepWish(outer: Db, context: Paying, wish: Wish): Promise<void> {
  const { act, asked, change } = wish;
  const { clock, user } = context;
  await outer.transaction(async db => {
    const changes: Change[] = [];
    const keeping = { ...context, db, changed: (one: Change) => void changes.push(one) };
    const before = await holdCase(keeping, asked.bizStrId);
    await begin(keeping, wish, 0);
    await doAct(keeping, before, act, { change: { ...change, waitsForCheck: 1 }, content: contentOf(wish) });
    const doing = { call: { business: 'update' }, user, now: clock() } as const;
    await together(db, [pushes(changesToTell(changes, doing))]);
  });
}

/**
 * Fails with PARAMETER where more is to be given back than was paid, and with STATE_NOT_ALLOWED where no payment is known, however
 * the case was taken down.
 */
export async function refund(context: Context<Calls['refund']>): Promise<LostOrder> {
  const { db, body } = context;
  const { id } = context.params;
  if (waits(await findCase(db, context.scope, id), 'refund'))
    return approve(context, id, { bizCode: LOST_REFUND, amount: body.refundAmount ?? null });
  const before = await holdCase(context, id);
  const wish = await refundOf(db, before, body.refundAmount ?? null, body.refundReason);
  const after = await pay(context, before, wish);
  await tellRefund(context, after as unknown as LostOrderRow);
  return after;
}

/** @param wished fen; null is all that was paid */
async function refundOf(
  db: Db,
  before: LostOrderRow,
  wished: number | null,
  refundReason: string,
): Promise<Wish> {
  const { 'lost.refundLimit': limit } = await readProperties(db, 'lost.refundLimit');
  checkAct('refund', before);
  const paid = before.payAmount ?? 0;
  const amount = wished ?? paid;
  if (amount > paid) throw new Failure('PARAMETER', { fields: [{ field: 'refundAmount', code: 'too_big' }] });
  return {
    act: 'refund',
    limit,
    asked: {
      bizCode: LOST_REFUND,
      bizStrId: before.id,
      payeeName: before.ownerName,
      payeeAccount: before.ownerMobile,
      amount,
      tradeChannel: MINI_PROGRAM,
      addressType: before.addressType,
      askedRight: 'lost:refund',
      remark: refundReason,
    },
    change: { refundAmount: amount, refundReason },
  };
}

/** By card it goes to the one that is known of him. */
async function rewardOf(
  db: Db,
  before: LostOrderRow,
  { amount, tradeChannel }: Pick<Asked, 'amount' | 'tradeChannel'>,
): Promise<Asked> {
  const card = tradeChannel === UNION_PAY ? await cardOfDriver(db, before.matchDriverId) : undefined;
  return {
    bizCode: LOST_REWARD,
    bizStrId: before.id,
    payeeName: card?.cardHolder ?? before.matchDriverName,
    payeeAccount: card?.cardNo ?? before.matchDriverPhone,
    plateNumber: before.matchPlateNumber,
    amount,
    tradeChannel,
    addressType: before.addressType,
    askedRight: 'lost:reward',
  };
}

export async function sendReward(context: Context<Calls['sendReward']>): Promise<LostOrder> {
  const { db, body } = context;
  const { lostId, rewardAmount, rewardChannel = ENTERPRISE_PAY } = body;
  if (waits(await findCase(db, context.scope, lostId), 'reward'))
    return approve(context, lostId, { bizCode: LOST_REWARD, amount: rewardAmount });
  const before = await holdCase(context, lostId);
  const { 'lost.rewardLimit': limit } = await readProperties(db, 'lost.rewardLimit');
  return pay(context, before, {
    act: 'reward',
    limit,
    asked: await rewardOf(db, before, { amount: rewardAmount, tradeChannel: rewardChannel }),
    change: { rewardAmount, rewardChannel },
  });
}

/** What was paid by card already. Above the limit it waits for another person, as what is still to be paid does. */
export async function unionpay(context: Context<Calls['unionpay']>): Promise<LostOrder> {
  const { db, body, clock } = context;
  const { lostId, rewardAmount, serialNum, payTime } = body;
  checkReportedTime(payTime, 'payTime', { now: clock(), backMs: PAYMENT_BACK_MS });
  if (waits(await findCase(db, context.scope, lostId), 'reward'))
    return approve(context, lostId, { bizCode: LOST_REWARD, amount: rewardAmount, serialNum });
  const before = await holdCase(context, lostId);
  // what waits is kept after the call has failed: here this is still said to who asks
  await checkSerialNew(db, serialNum);
  const { 'lost.rewardLimit': limit } = await readProperties(db, 'lost.rewardLimit');
  return pay(context, before, {
    act: 'reward',
    limit,
    asked: await rewardOf(db, before, { amount: rewardAmount, tradeChannel: UNION_PAY }),
    change: { rewardAmount, rewardChannel: UNION_PAY, serialNum },
    paidOutside: { serialNum, payTime },
  });
}

/** The owner gives up. What he has paid is given back to him, above the limit once another person agrees. */
export async function cancel(context: Context<Calls['cancel']>): Promise<LostOrder> {
  const { db, body, clock, params } = context;
  const before = await holdCase(context, params.id);
  const { cancelReason } = body;
  const isRefunded = refundsOnCancel(before);
  const done = await doAct(context, before, 'cancel', {
    change: { cancelReason, cancelTime: clock(), handleEndDate: clock() },
    content: cancelReason,
  });
  if (!isRefunded) return done;
  const { asked, limit, change, act } = await refundOf(db, before, null, cancelReason);
  const outlay = await beginOutlay(context, { ...asked, limit });
  const cancelled = await findCase(db, context.scope, params.id);
  const after = await doAct(context, cancelled, act, {
    change: { ...change, waitsForCheck: outlay.state === WAITING ? 1 : 0 },
    content: cancelReason,
  });
  await tellRefund(context, after as unknown as LostOrderRow);
  return after;
}
