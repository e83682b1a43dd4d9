/** What becomes of an outlay that was sent: once, and whatever it was paid for hears of it in the same transaction. */
import { and, eq, inArray } from 'drizzle-orm';
import { outlay } from '../../../contract/outlay.ts';
import {
  DIFFERENT,
  FAILED,
  type OutlayBizCode,
  PAID,
  PROCESSING,
  UNCOMPARED,
  WAITING,
} from '../../../contract/payment-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { shapeOf } from '../../core/http/shape.ts';
import type { PaymentAnswer } from '../../core/outside/ports.ts';
import { searchKey } from '../../core/search-key.ts';
import { changeUnattended } from '../../core/unattended.ts';
import { closedDayAt } from '../books/days.ts';
import { type BookedTime, bookedTime, noteLate } from '../books/late.ts';
import { channelOfOutlay } from './statement-channels.ts';
import { type OutlayRow, outlayTable } from './tables.ts';

interface Ending {
  db: Db;
  clock: Clock;
  /** Who has approved or refused it; what a provider tells nobody does. */
  user?: { userName: string };
}

/**
 * What it means for the business that it was paid for: the row is paid, failed, closed because a second person refused, or under
 * way because he approved. Runs in the transaction of that; what it throws undoes it.
 */
export type Settler = (settling: Ending, outlay: OutlayRow) => Promise<void>;
export type Settlers = Readonly<Partial<Record<OutlayBizCode, Settler>>>;

interface Settling {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
  settlers: Settlers;
}

/** Paid or failed, as a provider says it; `amount` in fen, where he says it. */
export type Outcome = Extract<PaymentAnswer, { state: 'paid' | 'failed' }> & { amount?: number };

/**
 * `settled`: it was processing, and is over now. `known`: it was over in the same way. `different`: it was over in another way, or
 * for another amount; what is known stays, and the row says that a person has to look.
 */
export type Settled = 'settled' | 'known' | 'different';

export async function settleOutlay(settling: Settling, id: string, outcome: Outcome): Promise<Settled> {
  const row = await hold(settling.db, id);
  if (isKnown(row, outcome)) return 'known';
  return row.state === PROCESSING ? settle(settling, row, outcome) : contradicted(settling, row);
}

/**
 * What a person has found out, by a statement or by asking the provider: a payment that was told to have failed may be paid after
 * all, and one about which the provider has contradicted itself has failed.
 *
 * Fails with STATE_NOT_ALLOWED where the same was paid for by another payment meanwhile.
 */
export async function correctOutlay(settling: Settling, id: string, outcome: Outcome): Promise<Settled> {
  const row = await hold(settling.db, id);
  if (row.state !== FAILED) return settleOutlay(settling, id, outcome);
  if (outcome.state === 'failed') {
    if (row.reconState === DIFFERENT) await change(settling, row, { reconState: UNCOMPARED });
    return 'known';
  }
  if (await findOtherLive(settling.db, row)) throw refuse('STATE_NOT_ALLOWED', 'OUTLAY_PAID_AGAIN');
  return settle(settling, row, outcome);
}

/** Until the transaction ends. */
async function hold(db: Db, id: string): Promise<OutlayRow> {
  const [row] = await db.select().from(outlayTable).where(eq(outlayTable.id, id)).for('update');
  if (!row) throw new Error('NO_OUTLAY');
  return row;
}

async function findOtherLive(db: Db, { bizCode, bizStrId }: OutlayRow): Promise<boolean> {
  const isOf = and(eq(outlayTable.bizCode, bizCode), eq(outlayTable.bizStrId, bizStrId));
  return (
    (await db.$count(outlayTable, and(isOf, inArray(outlayTable.state, [WAITING, PROCESSING, PAID])))) > 0
  );
}

async function contradicted(settling: Settling, row: OutlayRow): Promise<Settled> {
  if (row.reconState !== DIFFERENT && !(await isInClosedBooks(settling.db, row)))
    await change(settling, row, { reconState: DIFFERENT });
  return 'different';
}

async function settle(settling: Settling, row: OutlayRow, outcome: Outcome): Promise<Settled> {
  if (!(await fits(settling.db, row, outcome))) return contradicted(settling, row);
  const booked = outcome.state === 'paid' ? await bookedTime(settling, outcome.payTime) : undefined;
  const times = booked && { payTime: booked.payTime, channelTime: booked.channelTime };
  // what was contradicted is clear now
  const recon = row.state === FAILED && { reconState: UNCOMPARED };
  const ended = await change(settling, row, { ...endOf(outcome), ...times, ...recon, nextOn: null });
  if (booked) await noteLateOutlay(settling, booked, ended);
  await settling.settlers[ended.bizCode]?.(settling, ended);
  return 'settled';
}

/** What is closed keeps what it was compared with. */
const isInClosedBooks = async (db: Db, { state, payTime }: OutlayRow) =>
  state === PAID && payTime !== null && (await closedDayAt(db, payTime)) !== undefined;

/** In the transaction in which it is booked. */
export const noteLateOutlay = (
  noting: { db: Db; clock: Clock },
  booked: BookedTime,
  row: OutlayRow,
): Promise<void> =>
  noteLate(noting, booked, {
    side: 'outlay',
    id: row.id,
    channel: channelOfOutlay(row),
    amount: -row.amount,
  });

const isKnown = ({ state, tradeNo, amount }: OutlayRow, outcome: Outcome) =>
  outcome.state === 'paid'
    ? state === PAID && tradeNo === outcome.tradeNo && (outcome.amount ?? amount) === amount
    : state === FAILED;

/** Another amount is not this payment, and one payment does not pay for two. */
async function fits(db: Db, { id, amount, tradeChannel }: OutlayRow, outcome: Outcome): Promise<boolean> {
  if ((outcome.amount ?? amount) !== amount) return false;
  if (outcome.state === 'failed') return true;
  const [other] = await db
    .select({ id: outlayTable.id })
    .from(outlayTable)
    .where(and(eq(outlayTable.tradeChannel, tradeChannel), eq(outlayTable.tradeNo, outcome.tradeNo)));
  return other === undefined || other.id === id;
}

const endOf = (outcome: Outcome) =>
  outcome.state === 'paid'
    ? {
        state: PAID,
        saveStatus: 1 as const,
        tradeNo: outcome.tradeNo,
        payTime: outcome.payTime,
        receiptUrl: outcome.receiptUrl ?? null,
        failCode: null,
        failReason: null,
      }
    : {
        state: FAILED,
        saveStatus: 0 as const,
        failCode: outcome.failCode,
        failReason: outcome.failReason ?? null,
      };

/** Nobody is signed in: consoles that show it hear of it, and its row says what was changed. */
async function change(
  { db, clock }: Pick<Settling, 'db' | 'clock'>,
  before: OutlayRow,
  set: Partial<OutlayRow>,
): Promise<OutlayRow> {
  const searchKey = searchKeyOf({ ...before, ...set });
  return changeUnattended({ db, clock }, OUTLAY_AUDIT, before, { ...set, searchKey });
}

const shape = shapeOf(outlay.Row);

/** How the operate log has it. */
const summary = (row: OutlayRow) => ({ ...(shape(row) as object), areaIds: [row.addressType] });
export const OUTLAY_AUDIT = { table: outlayTable, objectType: outlay.name, summary };

type Searched = Pick<OutlayRow, 'payeeName' | 'outTradeNo' | 'plateNumber' | 'applyUser' | 'tradeNo'>;

/** Of the fields that a search looks into. */
export const searchKeyOf = ({ payeeName, outTradeNo, plateNumber, applyUser, tradeNo }: Searched): string =>
  searchKey(payeeName ?? '', outTradeNo, plateNumber, applyUser, tradeNo);
