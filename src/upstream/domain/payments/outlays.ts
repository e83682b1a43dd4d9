/**
 * Beginning, approving and refusing what is to be paid. All of it happens in the transaction of who asks; nothing leaves this
 * house before that is over (`paying.ts`).
 */
import { and, eq, inArray } from 'drizzle-orm';
import { outlay } from '../../../contract/outlay.ts';
import {
  type AskingRight,
  AUDIT_WAITS,
  CLOSED,
  firstState,
  LOST_REWARD,
  mayMove,
  type OutlayBizCode,
  PAID,
  PROCESSING,
  type TradeChannel,
  UNION_PAY,
  WAITING,
} from '../../../contract/payment-states.ts';
import type { Chance, Db, SignedIn } from '../../core/context.ts';
import { nextId } from '../../core/database/next-id.ts';
import { refuse } from '../../core/failure.ts';
import type { RefundPart } from '../../core/outside/ports.ts';
import { readProperties } from '../../core/properties.ts';
import { updateRecord, type Writing } from '../../core/records.ts';
import { checkSecondPerson } from '../approvals/second-person.ts';
import { announceWaiting } from '../approvals/waiting.ts';
import { bookedTime } from '../books/late.ts';
import { exceedsDailyLimit } from './daily-limits.ts';
import { noteLateOutlay, OUTLAY_AUDIT, type Settlers, searchKeyOf } from './settling.ts';
import { type OutlayRow, outlayTable } from './tables.ts';

/** What the context of a call has. */
type Acting = Writing & { user: Pick<SignedIn, 'userId' | 'userName'> };

export interface PaymentRequest {
  bizCode: OutlayBizCode;
  /** The record that it is paid for, as its own room names it. */
  bizStrId: string;
  payeeName: string | null;
  payeeAccount: string | null;
  /** The registered driver who is the payee. */
  driverId?: string | null;
  /** The incomes that a refund gives back, the way they came. */
  refundOf?: RefundPart[] | null;
  plateNumber?: string | null;
  /** Fen. */
  amount: number;
  tradeChannel: TradeChannel;
  addressType: string;
  /** With which it is asked for; who holds the same may approve it, besides `finance:check`. */
  askedRight?: AskingRight;
  remark?: string | null;
}

/** When an outlay waits for a second person. */
interface Held {
  /** Fen above which it waits; undefined: no limit. */
  limit?: number | undefined;
  /** It waits, whatever its amount. */
  mustWait?: boolean | undefined;
}

/**
 * Sent as soon as the transaction is over, or after a second person has approved it where it is more than `limit` fen, must
 * wait, or is beyond a daily limit.
 *
 * Fails with DUPLICATE where one for the same is paid or may still be.
 */
export async function beginOutlay(
  acting: Acting,
  { limit, mustWait, ...asked }: PaymentRequest & Held,
): Promise<OutlayRow> {
  const isWaiting = await waits(acting, asked, { limit, mustWait });
  return insert(
    acting,
    asked,
    isWaiting ? { state: WAITING } : { state: PROCESSING, nextOn: acting.clock() },
  );
}

const waits = async (
  acting: Acting,
  asked: Omit<PaymentRequest, 'tradeChannel'>,
  { limit, mustWait = false }: Held,
): Promise<boolean> =>
  mustWait || firstState(asked.amount, limit) === WAITING || exceedsDailyLimit(acting, asked);

/**
 * What was paid at the bank already: it is over at once and its settler runs, or after a second person has approved it, as
 * with `beginOutlay`.
 *
 * Fails with DUPLICATE where one for the same is paid or may still be, or another one has this serial number.
 */
export async function recordPaid(
  acting: Acting,
  { serialNum, payTime, settlers, limit, mustWait, ...asked }: PaidOutside & Held,
): Promise<OutlayRow> {
  await checkSerialNew(acting.db, serialNum);
  const isWaiting = await waits(acting, asked, { limit, mustWait });
  const about = { ...asked, tradeChannel: UNION_PAY } as const;
  if (isWaiting) return insert(acting, about, { tradeNo: serialNum, payTime, state: WAITING });
  const booked = await bookedTime(acting, payTime);
  const times = { payTime: booked.payTime, channelTime: booked.channelTime };
  const row = await insert(acting, about, { tradeNo: serialNum, ...times, ...PAID_ALREADY });
  await noteLateOutlay(acting, booked, row);
  await settlers[row.bizCode]?.(acting, row);
  return row;
}

/** Fails with DUPLICATE where a payment of the bank has this serial number. */
async function checkSerialNew(db: Db, serialNum: string): Promise<void> {
  const [same] = await db
    .select({ id: outlayTable.id })
    .from(outlayTable)
    .where(and(eq(outlayTable.tradeChannel, UNION_PAY), eq(outlayTable.tradeNo, serialNum)));
  if (same) throw refuse('DUPLICATE', 'SERIAL_KNOWN');
}

const PAID_ALREADY = { state: PAID, saveStatus: 1 } as const;

export interface PaidOutside extends Omit<PaymentRequest, 'tradeChannel'> {
  serialNum: string;
  /** Milliseconds since 1970. */
  payTime: number;
  settlers: Settlers;
}

/** Of a business the one that waits, is under way or is paid, held until the transaction ends. */
export async function findLive(
  db: Db,
  { bizCode, bizStrId }: Pick<PaymentRequest, 'bizCode' | 'bizStrId'>,
): Promise<OutlayRow | undefined> {
  const isOf = and(eq(outlayTable.bizCode, bizCode), eq(outlayTable.bizStrId, bizStrId));
  const [found] = await db
    .select()
    .from(outlayTable)
    .where(and(isOf, inArray(outlayTable.state, [WAITING, PROCESSING, PAID])))
    .for('update');
  return found;
}

/**
 * It is sent from then on, or is over where it was paid at the bank, and its settler runs.
 *
 * Fails with STATE_NOT_ALLOWED where it does not wait, or who approves is no second person (`checkSecondPerson`).
 */
export async function approveOutlay(
  acting: Acting & { settlers: Settlers },
  row: OutlayRow,
): Promise<OutlayRow> {
  // only what was paid at the bank has the bank's number before it is sent
  const isPaid = row.tradeNo !== null;
  if (!mayMove(row.state, isPaid ? PAID : PROCESSING)) throw refuse('STATE_NOT_ALLOWED', 'OUTLAY_DECIDED');
  const { userId, userName } = acting.user;
  await checkSecondPerson(acting.db, {
    applicantId: row.applyUserId,
    approverId: userId,
    now: acting.clock(),
  });
  const booked = row.payTime === null ? undefined : await bookedTime(acting, row.payTime);
  const times = booked && { payTime: booked.payTime, channelTime: booked.channelTime };
  const set = {
    ...(isPaid ? { ...PAID_ALREADY, ...times } : { state: PROCESSING, nextOn: acting.clock() }),
    checkUserId: userId,
    checkUser: userName,
  } as const;
  const after = await updateRecord(acting, OUTLAY_AUDIT, { ...set, id: row.id }, row);
  if (isPaid && booked) await noteLateOutlay(acting, booked, after);
  await acting.settlers[after.bizCode]?.(acting, after);
  return after;
}

/** Nothing is paid, and its settler runs. Fails with STATE_NOT_ALLOWED where it does not wait. */
export async function dropOutlay(
  acting: Acting & { settlers: Settlers },
  row: OutlayRow,
  closeReason: string,
): Promise<OutlayRow> {
  if (!mayMove(row.state, CLOSED)) throw refuse('STATE_NOT_ALLOWED', 'OUTLAY_DECIDED');
  const { userId: checkUserId, userName: checkUser } = acting.user;
  // a number that was typed wrong is free for the payment that really has it
  const set = { state: CLOSED, checkUserId, checkUser, closeReason, tradeNo: null } as const;
  const after = await updateRecord(acting, OUTLAY_AUDIT, { ...set, id: row.id }, row);
  await acting.settlers[after.bizCode]?.(acting, after);
  return after;
}

async function insert(
  { db, clock, chance, user, changed }: Acting,
  { payeeName, payeeAccount, plateNumber = null, askedRight, remark = null, ...asked }: PaymentRequest,
  about: Pick<OutlayRow, 'state'> & Partial<OutlayRow>,
): Promise<OutlayRow> {
  const now = clock();
  const id = await nextId(db, outlayTable);
  const told = { payeeName, payeeAccount, plateNumber, applyUser: user.userName };
  // an id alone would come again in a database that was restored from a copy
  const outTradeNo = `P${now}-${id}`;
  const [row] = await db
    .insert(outlayTable)
    .values({
      ...asked,
      ...told,
      ...about,
      id,
      outTradeNo,
      applyUserId: user.userId,
      askedRight: askedRight ?? null,
      auditState: (await isDrawn(db, chance, asked.bizCode)) ? AUDIT_WAITS : null,
      remark,
      searchKey: searchKeyOf({ ...told, outTradeNo, tradeNo: about.tradeNo ?? null }),
      createdOn: now,
      createdBy: user.userName,
      updatedOn: now,
      updatedBy: user.userName,
    })
    // waits for who is at the same at this moment
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse('DUPLICATE', 'OUTLAY_LIVE');
  changed({
    objectType: OUTLAY_AUDIT.objectType,
    objectId: row.id,
    after: OUTLAY_AUDIT.summary(row),
    record: { after: row },
  });
  if (row.state === WAITING) await announce(db, row, now);
  return row;
}

/** A share of rewards is looked at again after they were paid. */
async function isDrawn(db: Db, chance: Chance, bizCode: OutlayBizCode): Promise<boolean> {
  if (bizCode !== LOST_REWARD) return false;
  const { 'lost.auditPercent': percent } = await readProperties(db, 'lost.auditPercent');
  return (chance.bytes(4).readUInt32BE() / 2 ** 32) * 100 < percent;
}

const announce = (db: Db, row: OutlayRow, now: number) =>
  announceWaiting(db, {
    kind: 'outlay',
    resource: outlay.resource,
    recordId: row.id,
    amount: row.amount,
    applicant: row.applyUser,
    applicantId: row.applyUserId,
    may: { anyOf: ['finance:check', ...(row.askedRight ? [row.askedRight] : [])] },
    addressType: row.addressType,
    now,
  });
