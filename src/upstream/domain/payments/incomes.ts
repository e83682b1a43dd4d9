/** What comes in: once for each name that the provider gives it, and whatever it was paid for hears of it in the same transaction. */
import { and, asc, eq } from 'drizzle-orm';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import { income as resource } from '../../../contract/income.ts';
import {
  INCOME_PAID,
  type IncomeBizCode,
  PARTLY_REFUNDED,
  REFUNDED,
  type TradeChannel,
} from '../../../contract/payment-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { together } from '../../core/database/append.ts';
import { refuse } from '../../core/failure.ts';
import { shapeOf } from '../../core/http/shape.ts';
import { pushes } from '../../core/outbox/outbox.ts';
import { changesToTell } from '../../core/outbox/record-changed.ts';
import type { RefundPart } from '../../core/outside/ports.ts';
import { searchKey } from '../../core/search-key.ts';
import { changeUnattended } from '../../core/unattended.ts';
import { bookedTime, noteLate } from '../books/late.ts';
import { channelOfIncome } from './statement-channels.ts';
import { type IncomeRow, incomeTable } from './tables.ts';

/** What an income means for the business that it was paid for. Runs in its transaction; what it throws undoes the income. */
export type IncomeSettler = (settling: { db: Db; clock: Clock }, income: IncomeRow) => Promise<void>;
export type IncomeSettlers = Readonly<Partial<Record<IncomeBizCode, IncomeSettler>>>;

export interface NewIncome {
  tradeChannel: TradeChannel;
  /** The provider's name of it, one for each channel. */
  tradeNo: string;
  outTradeNo?: string | undefined;
  bizCode: IncomeBizCode;
  bizStrId?: string | undefined;
  payerName?: string | undefined;
  payerMobile?: string | undefined;
  /** Fen, as paid, and what the provider keeps of it. */
  amount: number;
  fee?: number | undefined;
  payTime: number;
  addressType?: string | undefined;
  /** Key of the account that reports it; null for the simulated provider. */
  reportedBy: string | null;
}

/** `isSame` tells whether one that was there before is for the same amount and the same business. */
export interface AddedIncome {
  income: IncomeRow;
  isNew: boolean;
  isSame: boolean;
}

/** Fails with NO_PERMISSION, reason OTHER_ACCOUNT. @param adding within a transaction */
export async function addIncome(
  adding: { db: Db; clock: Clock; settlers: IncomeSettlers },
  told: NewIncome,
): Promise<AddedIncome> {
  const { db, clock, settlers } = adding;
  const { tradeChannel, tradeNo, amount, fee = 0, bizCode, bizStrId = null } = told;
  const now = clock();
  const booked = await bookedTime(adding, told.payTime);
  const named = {
    payerName: told.payerName || null,
    outTradeNo: told.outTradeNo || null,
  };
  const [added] = await db
    .insert(incomeTable)
    .values({
      ...told,
      ...named,
      payTime: booked.payTime,
      channelTime: booked.channelTime,
      bizStrId,
      payerMobile: told.payerMobile || null,
      fee,
      netAmount: amount - fee,
      state: INCOME_PAID,
      addressType: told.addressType || ALL_AREAS,
      searchKey: searchKey(named.payerName ?? '', tradeNo, named.outTradeNo),
      createdOn: now,
      updatedOn: now,
    })
    .onConflictDoNothing()
    .returning();
  if (added) {
    const { id, amount: came } = added;
    await noteLate(adding, booked, { side: 'income', id, channel: channelOfIncome(added), amount: came });
    await settlers[bizCode]?.(adding, added);
    await tell(db, added, now);
    return { income: added, isNew: true, isSame: true };
  }
  const [income] = await db
    .select()
    .from(incomeTable)
    .where(and(eq(incomeTable.tradeChannel, tradeChannel), eq(incomeTable.tradeNo, tradeNo)));
  if (!income) throw new Error('NO_INCOME');
  if (income.reportedBy !== told.reportedBy) throw refuse('NO_PERMISSION', 'OTHER_ACCOUNT');
  const isSame = income.amount === amount && income.bizCode === bizCode && income.bizStrId === bizStrId;
  return { income, isNew: false, isSame };
}

interface Refunded {
  bizCode: IncomeBizCode;
  bizStrId: string;
  /** Fen. */
  amount: number;
}

/** A part of an income, and who paid it. */
export interface IncomePart extends RefundPart {
  income: IncomeRow;
}

/**
 * What was paid for a business and not given back, up to this amount: the oldest first, and of the last one perhaps a part.
 * The rows are held until the transaction ends. The parts add up to less where less came in.
 */
export async function partsToRefund(db: Db, { bizCode, bizStrId, amount }: Refunded): Promise<IncomePart[]> {
  const isPaid = and(
    eq(incomeTable.bizCode, bizCode),
    eq(incomeTable.bizStrId, bizStrId),
    eq(incomeTable.state, INCOME_PAID),
  );
  const paid = await db.select().from(incomeTable).where(isPaid).orderBy(asc(incomeTable.id)).for('update');
  let rest = amount;
  return paid.flatMap((income): IncomePart[] => {
    const part = Math.min(rest, income.amount);
    rest -= part;
    const { tradeChannel: channel, tradeNo } = income;
    return part > 0 ? [{ channel, tradeNo, amount: part, income }] : [];
  });
}

/**
 * What came in stays what came in.
 * @param refunding within a transaction
 * @param refundOf the parts that were given back; null: the oldest first
 */
export async function markRefunded(
  refunding: { db: Db; clock: Clock },
  refunded: Refunded,
  refundOf: readonly RefundPart[] | null,
): Promise<void> {
  // incomes that came in after the refund was asked for are not part of it
  const paid = await partsToRefund(refunding.db, {
    ...refunded,
    amount: refundOf ? Number.MAX_SAFE_INTEGER : refunded.amount,
  });
  for (const { income, ...part } of paid) {
    const given = refundOf?.find(each => each.channel === part.channel && each.tradeNo === part.tradeNo);
    if (refundOf && !given) continue;
    const { amount } = given ?? part;
    const state = amount < income.amount ? PARTLY_REFUNDED : REFUNDED;
    await changeUnattended(refunding, INCOME_AUDIT, income, { state });
  }
}

const shape = shapeOf(resource.Row);
export const INCOME_AUDIT = {
  table: incomeTable,
  objectType: resource.name,
  summary: (row: IncomeRow) => ({ ...(shape(row) as object), areaIds: [row.addressType] }),
};

/** Consoles that show incomes hear of it. */
async function tell(db: Db, { id, addressType }: IncomeRow, now: number): Promise<void> {
  const added = { objectType: resource.name, objectId: id, after: {}, areaIds: [addressType] };
  await together(db, [pushes(changesToTell([added], { call: { business: 'add' }, user: undefined, now }))]);
}
