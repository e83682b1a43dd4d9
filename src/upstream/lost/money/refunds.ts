/** Giving back what an owner has paid: to the payment that it came by, or to another payee after a second person's approval. */
import { holds } from '../../../contract/grammar/may.ts';
import type { lostCalls } from '../../../contract/lost-calls.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { refundsOnCancel } from '../../../contract/lost-states.ts';
import { LOST_REFUND, type TradeChannel, VIP_FEE, WAITING } from '../../../contract/payment-states.ts';
import type { Context, Db } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { readProperties } from '../../core/properties.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import { partsToRefund } from '../../domain/payments/incomes.ts';
import { beginOutlay, type PaymentRequest } from '../../domain/payments/outlays.ts';
import { checkAct, doAct, holdCase } from '../case/acting.ts';
import { findCase } from '../case/audit.ts';
import { tellRefund } from '../case/pushes.ts';
import { approve, pay, type Wish, waits } from './paying.ts';

type Calls = typeof lostCalls;
type Payee = Pick<PaymentRequest, 'payeeName' | 'payeeAccount' | 'tradeChannel'>;

/**
 * Fails with PARAMETER where more is to be given back than was paid, and with STATE_NOT_ALLOWED where no payment is known, however
 * the case was taken down.
 */
export async function refund(context: Context<Calls['refund']>): Promise<LostOrder> {
  const { db, body } = context;
  const { id } = context.params;
  const payee = otherPayeeIn(body);
  const { refundAmount: amount = null, refundReason } = body;
  if (waits(await findCase(db, context.scope, id), 'refund'))
    return approve(context, id, { bizCode: LOST_REFUND, amount, payeeAccount: payee?.payeeAccount ?? null });
  const before = await holdCase(context, id);
  const after = await pay(context, before, await refundOf(db, before, { amount, refundReason, payee }));
  await tellRefund(context, after as unknown as LostOrderRow);
  return after;
}

/** Another payee is named with his account and channel, or not at all. */
function otherPayeeIn({
  payeeName,
  payeeAccount,
  payeeChannel,
}: Context<Calls['refund']>['body']): Payee | undefined {
  const named = { payeeName, payeeAccount, payeeChannel };
  const missing = Object.entries(named).flatMap(([field, value]) => (value === undefined ? [field] : []));
  if (missing.length === 3) return undefined;
  if (!payeeName || !payeeAccount || !payeeChannel)
    throw new Failure('PARAMETER', { fields: missing.map(field => ({ field, code: 'too_small' })) });
  return { payeeName, payeeAccount, tradeChannel: payeeChannel };
}

interface Asking {
  /** Fen; null is all that was paid. */
  amount: number | null;
  refundReason: string;
  /** The payee, if it is not the payer. */
  payee?: Payee | undefined;
}

async function refundOf(
  db: Db,
  before: LostOrderRow,
  { amount: wished, refundReason, payee }: Asking,
): Promise<Wish> {
  const { 'lost.refundLimit': limit } = await readProperties(db, 'lost.refundLimit');
  checkAct('refund', before);
  const paid = before.payAmount ?? 0;
  const amount = wished ?? paid;
  if (amount > paid) throw new Failure('PARAMETER', { fields: [{ field: 'refundAmount', code: 'too_big' }] });
  return {
    act: 'refund',
    limit,
    mustWait: payee !== undefined,
    asked: {
      bizCode: LOST_REFUND,
      bizStrId: before.id,
      ...(payee ?? (await payerOf(db, before, amount))),
      amount,
      addressType: before.addressType,
      askedRight: 'lost:refund',
      remark: refundReason,
    },
    change: { refundAmount: amount, refundReason },
  };
}

/** The payer of the income, not the owner fields of the case. Fails with STATE_NOT_ALLOWED where less than that came in. */
async function payerOf(
  db: Db,
  { id }: LostOrderRow,
  amount: number,
): Promise<Payee & Pick<PaymentRequest, 'refundOf'>> {
  const parts = await partsToRefund(db, { bizCode: VIP_FEE, bizStrId: id, amount });
  const [first] = parts;
  if (!first || parts.reduce((sum, part) => sum + part.amount, 0) < amount)
    throw refuse('STATE_NOT_ALLOWED', 'LOST_PAYMENT_UNKNOWN');
  return {
    payeeName: first.income.payerName,
    payeeAccount: first.income.payerMobile,
    tradeChannel: first.channel as TradeChannel,
    refundOf: parts.map(({ channel, tradeNo, amount: part }) => ({ channel, tradeNo, amount: part })),
  };
}

/**
 * The owner gives up. What he has paid is given back to him: at once where who cancels may refund and no limit is passed,
 * otherwise once another person approves.
 */
export async function cancel(context: Context<Calls['cancel']>): Promise<LostOrder> {
  const { db, body, clock, params, user } = context;
  const before = await holdCase(context, params.id);
  const { cancelReason } = body;
  const isRefunded = refundsOnCancel(before);
  const done = await doAct(context, before, 'cancel', {
    change: { cancelReason, cancelTime: clock(), handleEndDate: clock() },
    content: cancelReason,
  });
  if (!isRefunded) return done;
  const { asked, limit, change, act } = await refundOf(db, before, {
    amount: null,
    refundReason: cancelReason,
  });
  const mustWait = !holds(user.rights, 'lost:refund');
  const outlay = await beginOutlay(context, { ...asked, limit, mustWait });
  const cancelled = await findCase(db, context.scope, params.id);
  const after = await doAct(context, cancelled, act, {
    change: { ...change, waitsForCheck: outlay.state === WAITING ? 1 : 0 },
    content: cancelReason,
  });
  await tellRefund(context, after as unknown as LostOrderRow);
  return after;
}
