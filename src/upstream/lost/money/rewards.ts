/** Rewards go to the registered driver who returned the item, to the account on their record. */
import { and, eq } from 'drizzle-orm';
import type { lostCalls } from '../../../contract/lost-calls.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import {
  ENTERPRISE_PAY,
  LOST_REWARD,
  type TradeChannel,
  UNION_PAY,
} from '../../../contract/payment-states.ts';
import type { Context, Db } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { readProperties } from '../../core/properties.ts';
import { checkReportedTime, PAYMENT_BACK_MS } from '../../core/reported-time.ts';
import { driverAccount } from '../../domain/fleet/driver-desk.ts';
import { driver } from '../../domain/fleet/tables.ts';
import { cardOfDriver } from '../../domain/lost/bank-cards.ts';
import type { LostOrderRow } from '../../domain/lost/tables.ts';
import type { PaidOutside } from '../../domain/payments/outlays.ts';
import { checkAct, holdCase } from '../case/acting.ts';
import { findCase } from '../case/audit.ts';
import { approve, type Paying, pay, waits } from './paying.ts';

type Calls = typeof lostCalls;
/** A card that was entered or changed within this time is paid to after a second person's approval. */
export const NEW_CARD_MS = 72 * 3_600_000;

export async function sendReward(context: Context<Calls['sendReward']>): Promise<LostOrder> {
  const { lostId, rewardAmount: amount, rewardChannel = ENTERPRISE_PAY } = context.body;
  return (
    (await approved(context, lostId, { amount })) ??
    reward(context, lostId, { amount, channel: rewardChannel })
  );
}

/** What was paid by card already. Where it has to wait for another person, it does so as what is still to be paid. */
export async function unionpay(context: Context<Calls['unionpay']>): Promise<LostOrder> {
  const { lostId, rewardAmount: amount, serialNum, payTime } = context.body;
  checkReportedTime(payTime, 'payTime', { now: context.clock(), backMs: PAYMENT_BACK_MS });
  const paidOutside = { serialNum, payTime };
  return (
    (await approved(context, lostId, { amount, serialNum })) ??
    reward(context, lostId, { amount, channel: UNION_PAY, paidOutside })
  );
}

/** Undefined where no reward of the case waits. */
async function approved(context: Paying, lostId: string, agreed: { amount: number; serialNum?: string }) {
  if (!waits(await findCase(context.db, context.scope, lostId), 'reward')) return undefined;
  return approve(context, lostId, { bizCode: LOST_REWARD, ...agreed });
}

interface Rewarding {
  /** Fen. */
  amount: number;
  channel: TradeChannel;
  paidOutside?: Pick<PaidOutside, 'serialNum' | 'payTime'>;
}

async function reward(context: Paying, lostId: string, { amount, channel, paidOutside }: Rewarding) {
  const { db, clock, user } = context;
  const before = await holdCase(context, lostId);
  checkAct('reward', before);
  const rules = await readProperties(db, 'lost.rewardLimit', 'lost.rewardByAnother');
  const isOwn = [before.createdUserId, before.matchUserId].includes(user.userId);
  if (isOwn && rules['lost.rewardByAnother'] === 1) throw refuse('STATE_NOT_ALLOWED', 'LOST_REWARDS_OWN');
  const { changedOn, ...payee } = await payeeOf(db, before, channel);
  return pay(context, before, {
    act: 'reward',
    limit: rules['lost.rewardLimit'],
    mustWait: changedOn !== null && changedOn > clock() - NEW_CARD_MS,
    asked: {
      bizCode: LOST_REWARD,
      bizStrId: before.id,
      ...payee,
      plateNumber: before.matchPlateNumber,
      amount,
      tradeChannel: channel,
      addressType: before.addressType,
      askedRight: 'lost:reward',
    },
    change: { rewardAmount: amount, rewardChannel: channel, serialNum: paidOutside?.serialNum ?? null },
    ...(paidOutside && { paidOutside }),
  });
}

/** By card to the card of his record, otherwise to his account in the app. Fails with STATE_NOT_ALLOWED where he has none. */
async function payeeOf(db: Db, { matchDriverId: driverId }: LostOrderRow, channel: TradeChannel) {
  const known = driverId === null ? undefined : await findPayee(db, driverId);
  if (!known) throw refuse('STATE_NOT_ALLOWED', 'LOST_DRIVER_UNKNOWN');
  if (channel !== UNION_PAY) {
    if (!known.hasApp) throw refuse('STATE_NOT_ALLOWED', 'LOST_DRIVER_WITHOUT_ACCOUNT');
    return { driverId, payeeName: known.name, payeeAccount: known.mobile, changedOn: null };
  }
  const card = await cardOfDriver(db, driverId);
  if (!card) throw refuse('STATE_NOT_ALLOWED', 'LOST_DRIVER_WITHOUT_CARD');
  // what was paid to it since changes nothing about the card
  const { cardHolder: payeeName, cardNo: payeeAccount, updatedOn: changedOn } = card;
  return { driverId, payeeName, payeeAccount, changedOn };
}

const IN_USE = 1;

async function findPayee(db: Db, driverId: string) {
  const [found] = await db
    .select({ name: driver.name, mobile: driver.mobile, account: driverAccount.id })
    .from(driver)
    .leftJoin(driverAccount, and(eq(driverAccount.driverId, driver.id), eq(driverAccount.state, IN_USE)))
    .where(eq(driver.id, driverId));
  return found && { ...found, hasApp: found.account !== null };
}
