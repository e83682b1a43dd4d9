/**
 * Rows that correct the books after a difference with a channel: money that the channel has moved and we do not have, or the
 * other way round. No payment is changed by them, and nothing is sent. 更正 correction
 */
import { and, eq, inArray } from 'drizzle-orm';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import {
  CLOSED,
  CORRECTION,
  INCOME_PAID,
  MATCHED,
  PAID,
  type TradeChannel,
} from '../../../contract/payment-states.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import type { Clock, Db, SignedIn } from '../../core/context.ts';
import { dateInShanghai } from '../../core/day.ts';
import { refuse } from '../../core/failure.ts';
import { isOneOf } from '../../core/paging.ts';
import { insertRecord, updateRecord, type Writing } from '../../core/records.ts';
import { searchKey } from '../../core/search-key.ts';
import { changeUnattended } from '../../core/unattended.ts';
import { closedDayAt } from '../books/days.ts';
import type { BookSide, DifferenceRow } from '../books/tables.ts';
import { INCOME_AUDIT } from './incomes.ts';
import { OUTLAY_AUDIT, searchKeyOf } from './settling.ts';
import { incomeTable, outlayTable } from './tables.ts';

type Acting = Writing & { user: Pick<SignedIn, 'userId' | 'userName'> };

export interface NewCorrection {
  /** Of the difference. A difference has one correction that counts. */
  differenceId: string;
  /** Tells tries apart, after one was taken back. */
  attempt: number;
  /** Fen, not 0: what is above it came in, what is below went out. */
  amount: number;
  billChannel: StatementChannel;
  /** In open books, milliseconds since 1970. */
  payTime: number;
  /** Of the payment that it corrects. */
  about?: { tradeChannel: TradeChannel; addressType: string; name: string | null } | undefined;
  /** The channel's number of it, by which it is found. */
  channelNo: string | null;
  remark: string | null;
}

const TRADE_CHANNELS = { 1: 1, 2: 4, 3: 1, 4: 2, 9: 1 } as const;
const INCOME_FAILED = 3;

/** @returns where it stands */
export async function addCorrection(
  acting: Acting,
  { differenceId, attempt, amount, about, channelNo, ...values }: NewCorrection,
): Promise<{ side: BookSide; id: string }> {
  const number = `C${differenceId}-${attempt}`;
  const shared = {
    ...values,
    corrects: differenceId,
    bizCode: CORRECTION,
    bizStrId: differenceId,
    amount: Math.abs(amount),
    tradeChannel: about?.tradeChannel ?? TRADE_CHANNELS[values.billChannel],
    addressType: about?.addressType ?? ALL_AREAS,
    reconState: MATCHED,
  } as const;
  const name = about?.name ?? null;
  if (amount > 0) {
    const { id } = await insertRecord(acting, INCOME_AUDIT, {
      ...shared,
      tradeNo: number,
      outTradeNo: channelNo,
      payerName: name,
      netAmount: amount,
      state: INCOME_PAID,
      searchKey: searchKey(name ?? '', number, channelNo),
    });
    return { side: 'income', id };
  }
  const applied = { payeeName: name, plateNumber: null, applyUser: acting.user.userName, tradeNo: null };
  const { id } = await insertRecord(acting, OUTLAY_AUDIT, {
    ...shared,
    ...applied,
    outTradeNo: number,
    applyUserId: acting.user.userId,
    state: PAID,
    saveStatus: 1,
    searchKey: searchKeyOf({ ...applied, outTradeNo: number }),
  });
  return { side: 'outlay', id };
}

/**
 * It stays and does not count any more. Fails with STATE_NOT_ALLOWED, reason DAY_CLOSED, where its own books are closed, as those
 * of a correction may be that was made while the day of the difference was closed.
 */
export async function dropCorrection(acting: Acting, side: BookSide, id: string): Promise<void> {
  if ((await inClosedBooks(acting.db, side, [id])).size > 0) throw refuse('STATE_NOT_ALLOWED', 'DAY_CLOSED');
  if (side === 'income') await updateRecord(acting, INCOME_AUDIT, { id, state: INCOME_FAILED });
  else await updateRecord(acting, OUTLAY_AUDIT, { id, state: CLOSED, checkUser: acting.user.userName });
}

/** As `dropCorrection`, where a match does it. @param by who asked for the match */
export async function revokeCorrection(
  doing: { db: Db; clock: Clock },
  side: BookSide,
  id: string,
  by: string | null,
): Promise<void> {
  const { db } = doing;
  if (side === 'income') {
    const [row] = await db.select().from(incomeTable).where(eq(incomeTable.id, id)).for('update');
    if (row) await changeUnattended(doing, INCOME_AUDIT, row, { state: INCOME_FAILED, updatedBy: by });
    return;
  }
  const [row] = await db.select().from(outlayTable).where(eq(outlayTable.id, id)).for('update');
  if (row) await changeUnattended(doing, OUTLAY_AUDIT, row, { state: CLOSED, checkUser: by, updatedBy: by });
}

type Corrected = Pick<DifferenceRow, 'id' | 'correctionSide' | 'correctionId'>;

/** Of these differences, those whose correction stands in closed books. */
export async function fixedCorrections(db: Db, rows: readonly Corrected[]): Promise<Set<string>> {
  const fixed = new Set<string>();
  for (const side of ['income', 'outlay'] as const) {
    const corrected = rows.filter(row => row.correctionSide === side && row.correctionId !== null);
    if (corrected.length === 0) continue;
    const closed = await inClosedBooks(
      db,
      side,
      corrected.flatMap(({ correctionId }) => correctionId ?? []),
    );
    for (const { id, correctionId } of corrected) if (closed.has(correctionId ?? '')) fixed.add(id);
  }
  return fixed;
}

async function inClosedBooks(db: Db, side: BookSide, ids: readonly string[]): Promise<Set<string>> {
  const table = side === 'income' ? incomeTable : outlayTable;
  const rows = await db
    .select({ id: table.id, payTime: table.payTime })
    .from(table as typeof incomeTable)
    .where(isOneOf(table.id, ids));
  const closedDays = new Map<string, boolean>();
  const closed = new Set<string>();
  for (const { id, payTime } of rows) {
    if (payTime === null) continue;
    const day = dateInShanghai(payTime);
    if (!closedDays.has(day)) closedDays.set(day, (await closedDayAt(db, payTime)) !== undefined);
    if (closedDays.get(day)) closed.add(id);
  }
  return closed;
}

/** Corrections that count, of these differences. Fen: in positive, out negative. */
export async function correctionsOf(db: Db, differenceIds: readonly string[]) {
  if (differenceIds.length === 0) return [];
  const incomes = await db
    .select({
      id: incomeTable.id,
      corrects: incomeTable.corrects,
      amount: incomeTable.amount,
      payTime: incomeTable.payTime,
    })
    .from(incomeTable)
    .where(and(inArray(incomeTable.corrects, [...differenceIds]), eq(incomeTable.state, INCOME_PAID)));
  const outlays = await db
    .select({
      id: outlayTable.id,
      corrects: outlayTable.corrects,
      amount: outlayTable.amount,
      payTime: outlayTable.payTime,
    })
    .from(outlayTable)
    .where(and(inArray(outlayTable.corrects, [...differenceIds]), eq(outlayTable.state, PAID)));
  return [
    ...incomes.map(row => ({ ...row, side: 'income' as const })),
    ...outlays.map(row => ({ ...row, side: 'outlay' as const, amount: -row.amount })),
  ];
}
