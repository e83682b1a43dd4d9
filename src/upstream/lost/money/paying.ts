/**
 * What both payments of a case share. Each is one outlay of the case: the database has no second one that is live, and what
 * waits for another person is approved by the same call, or from the list of what waits.
 */
import type { LostOrder } from '../../../contract/lost-order.ts';
import { LOST_REFUND, type OutlayBizCode, WAITING } from '../../../contract/payment-states.ts';
import type { Change, Db, Outside } from '../../core/context.ts';
import { together } from '../../core/database/append.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { pushes } from '../../core/outbox/outbox.ts';
import { changesToTell } from '../../core/outbox/record-changed.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import {
  approveOutlay,
  beginOutlay,
  findLive,
  type PaidOutside,
  type PaymentRequest,
  recordPaid,
} from '../../domain/payments/outlays.ts';
import { type Asking, doAct, holdCase } from '../case/acting.ts';
import { type CaseChange, findCase } from '../case/audit.ts';
import { LOST_SETTLERS } from './settled.ts';

export interface Wish {
  act: 'refund' | 'reward';
  asked: PaymentRequest;
  /** Fen above which it waits for a second person. */
  limit: number;
  /** It waits, whatever its amount. */
  mustWait: boolean;
  /** What the case says of it. */
  change: CaseChange;
  /** It was paid at the bank already. */
  paidOutside?: Pick<PaidOutside, 'serialNum' | 'payTime'>;
}

export type Paying = Asking & Pick<Outside<unknown>, 'onFailure'>;

/**
 * Sends it, or keeps it until another person approves and fails with SECOND_APPROVER. That other person approves by asking
 * for the same.
 */
export async function pay(context: Paying, before: LostOrderRow, wish: Wish): Promise<LostOrder> {
  const done = await doAct(context, before, wish.act, { change: wish.change, content: contentOf(wish) });
  const outlay = await begin(context, wish);
  if (outlay.state === WAITING) {
    context.onFailure(db => keepWish(db, context, wish));
    throw new Failure('SECOND_APPROVER');
  }
  return wish.paidOutside ? ((await findCase(context.db, context.scope, before.id)) as LostOrder) : done;
}

const begin = (context: Asking, { asked, paidOutside, limit, mustWait }: Wish) =>
  paidOutside
    ? recordPaid(context, { ...asked, ...paidOutside, limit, mustWait, settlers: LOST_SETTLERS })
    : beginOutlay(context, { ...asked, limit, mustWait });

const contentOf = ({ asked, paidOutside }: Wish) => paidOutside?.serialNum ?? asked.remark;

/** The call has failed and written nothing: this is what waits, with the guards held once more. */
async function keepWish(outer: Db, context: Paying, wish: Wish): Promise<void> {
  const { act, asked, change } = wish;
  const { clock, user } = context;
  await outer.transaction(async db => {
    const changes: Change[] = [];
    const keeping = { ...context, db, changed: (one: Change) => void changes.push(one) };
    const before = await holdCase(keeping, asked.bizStrId);
    await begin(keeping, { ...wish, mustWait: true });
    await doAct(keeping, before, act, { change: { ...change, waitsForCheck: 1 }, content: contentOf(wish) });
    const doing = { call: { business: 'update' }, user, now: clock() } as const;
    await together(db, [pushes(changesToTell(changes, doing))]);
  });
}

/** What somebody agrees to by asking for the same. */
interface Agreement {
  bizCode: OutlayBizCode;
  /** Fen; null agrees to whatever was asked for. */
  amount: number | null;
  /** The bank's number of what was paid there. */
  serialNum?: string | null;
  /** Of a refund that does not go back the way it came. */
  payeeAccount?: string | null;
}

/**
 * Asking for a payment that another person has asked for approves it. Fails with SECOND_APPROVER for the same person, or for
 * another amount. The payment is held before the case, as it is where it is approved from the list.
 */
export async function approve(context: Paying, id: string, agreed: Agreement): Promise<LostOrder> {
  const { db, scope, user } = context;
  const { bizCode, amount, serialNum = null, payeeAccount = null } = agreed;
  const waiting = await findLive(db, { bizCode, bizStrId: id });
  if (waiting?.state !== WAITING) throw new Failure('STATE_CONFLICT');
  // what was paid at the bank and what is still to be sent are not the same payment
  if (waiting.tradeNo !== serialNum) throw refuse('STATE_NOT_ALLOWED', 'LOST_REWARD_UNDER_WAY');
  const isOtherPayee = bizCode === LOST_REFUND && waiting.refundOf === null;
  if ((isOtherPayee ? waiting.payeeAccount : null) !== payeeAccount)
    throw refuse('STATE_NOT_ALLOWED', 'LOST_OTHER_PAYEE');
  const isOwn = waiting.applyUserId === user.userId;
  if (isOwn || waiting.amount !== (amount ?? waiting.amount)) throw new Failure('SECOND_APPROVER');
  await approveOutlay({ ...context, settlers: LOST_SETTLERS }, waiting);
  return (await findCase(db, scope, id)) as LostOrder;
}

/** Whether a payment of this kind waits for another person. */
export const waits = (
  { waitsForCheck, refundStatus, rewardStatus }: LostOrderRow,
  act: Wish['act'],
): boolean => waitsForCheck === 1 && (act === 'refund' ? refundStatus : rewardStatus) === 2;
