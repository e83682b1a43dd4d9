/** Payments and lines of a day and of the days beside it, as they are held against each other. */
import { and, between, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { FAILED, MATCHED, PROCESSING, REFUNDED } from '../../../contract/payment-states.ts';
import { BY_MAPPING, type StatementChannel } from '../../../contract/reconciliation-statement.ts';
import {
  CARRY,
  DAYS_APART,
  DIFFERENCE_WAITS,
  ONLY_THEIRS,
  OTHER_DAY,
} from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { DAY_MS } from '../../core/day.ts';
import { boundsOf, dayAfter } from '../../domain/books/days.ts';
import { difference } from '../../domain/books/tables.ts';
import { bookedIncome, bookedOutlay, isOfChannel } from '../../domain/payments/statement-channels.ts';
import {
  type IncomeRow,
  incomeTable as income,
  type OutlayRow,
  outlayTable as outlay,
} from '../../domain/payments/tables.ts';
import { statementLine as line, statementBatch } from '../tables.ts';
import type { BillLine, Entry } from './parts.ts';

/** A channel and a day. */
export interface Account {
  channel: StatementChannel;
  day: string;
}

export async function loadEntries(db: Db, { channel, day }: Account): Promise<Entry[]> {
  const { from, to } = boundsOf(day);
  const [first, last] = [from - DAYS_APART * DAY_MS, to + DAYS_APART * DAY_MS];
  const isOfDay = (at: number | null) => at !== null && at >= from && at < to;
  const ofChannel = (table: typeof income | typeof outlay): SQL | undefined =>
    channel === BY_MAPPING ? undefined : isOfChannel(table, channel);
  const incomes = await db
    .select()
    .from(income)
    .where(and(bookedIncome(first, last), isNull(income.channelTime), ofChannel(income)));
  const isSent = and(
    inArray(outlay.state, [PROCESSING, FAILED]),
    gte(outlay.createdOn, first),
    lt(outlay.createdOn, last),
  );
  const outlays = await db
    .select()
    .from(outlay)
    .where(and(or(bookedOutlay(first, last), isSent), isNull(outlay.channelTime), ofChannel(outlay)));
  const standIns = await linesCorrected(db, day);
  const mayMiss = channel === BY_MAPPING;
  return [
    ...incomes.map(row => incomeEntry(row, isOfDay(row.payTime), mayMiss)),
    ...outlays.map(row => outlayEntry(row, isOfDay(row.payTime ?? row.createdOn), mayMiss)),
  ].flatMap(({ row, entry }) => {
    const numbers = row.corrects === null ? {} : standIns.get(row.corrects);
    // a correction stands for the line that it was added for; any other one corrects a payment that is held itself
    if (!numbers || (row.corrects !== null && !entry.isOfDay)) return [];
    // what has found its line on another day stays there
    if (!entry.isOfDay && row.reconState === MATCHED) return [];
    return [{ ...entry, ...numbers }];
  });
}

function incomeEntry(row: IncomeRow, isOfDay: boolean, mayMiss: boolean): { row: IncomeRow; entry: Entry } {
  const { tradeNo: channelNo, outTradeNo: merchantNo, amount, fee, payTime: time } = row;
  const state = row.state === REFUNDED ? 'returned' : 'paid';
  const key = `income:${row.id}`;
  // a provider that reports no fee leaves 0
  const told = fee > 0 ? fee : null;
  return {
    row,
    entry: { key, flow: 'in', channelNo, merchantNo, amount, fee: told, time, state, isOfDay, mayMiss },
  };
}

function outlayEntry(row: OutlayRow, isOfDay: boolean, mayMiss: boolean): { row: OutlayRow; entry: Entry } {
  const { tradeNo: channelNo, outTradeNo: merchantNo, amount, payTime, createdOn } = row;
  const key = `outlay:${row.id}`;
  const time = payTime ?? createdOn;
  const state = STATES[row.state] ?? 'paid';
  const entry = { flow: 'out', channelNo, merchantNo, amount: -amount, fee: null, time, state } as const;
  return { row, entry: { key, ...entry, isOfDay, mayMiss } };
}

const STATES: Readonly<Partial<Record<number, Entry['state']>>> = {
  [PROCESSING]: 'processing',
  [FAILED]: 'failed',
};

/** Of differences that only the channel had on this day: the numbers of their lines, by the difference. */
async function linesCorrected(db: Db, day: string) {
  const rows = await db
    .select({ id: difference.id, channelNo: line.channelNo, merchantNo: line.merchantNo })
    .from(difference)
    .innerJoin(line, eq(line.id, difference.lineId))
    .where(
      and(eq(difference.day, day), eq(difference.type, ONLY_THEIRS), isNotNull(difference.correctionId)),
    );
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}

export const LINE_COLUMNS = {
  id: line.id,
  lineNo: line.lineNo,
  kind: line.kind,
  channelNo: line.channelNo,
  merchantNo: line.merchantNo,
  originalChannelNo: line.originalChannelNo,
  originalMerchantNo: line.originalMerchantNo,
  amount: line.amount,
  fee: line.fee,
  occurredOn: line.occurredOn,
  status: line.status,
};

/** Of the statement, and those of days beside it for which nothing was found there. */
export async function loadLines(db: Db, { channel, day }: Account, batchId: string): Promise<BillLine[]> {
  const own = await db.select(LINE_COLUMNS).from(line).where(eq(line.batchId, batchId)).orderBy(line.lineNo);
  const open = or(eq(difference.handleState, DIFFERENCE_WAITS), eq(difference.handling, CARRY));
  const beside = await db
    .selectDistinctOn([line.id], LINE_COLUMNS)
    .from(difference)
    .innerJoin(line, eq(line.id, difference.lineId))
    .innerJoin(statementBatch, eq(statementBatch.id, line.batchId))
    .where(
      and(
        eq(difference.channel, channel),
        between(difference.day, dayAfter(day, -DAYS_APART), dayAfter(day, DAYS_APART)),
        inArray(difference.type, [ONLY_THEIRS, OTHER_DAY]),
        open,
        ne(statementBatch.billDate, day),
        isNull(statementBatch.replacedOn),
      ),
    )
    .orderBy(line.id);
  return [
    ...own.map(row => ({ ...row, key: row.id, isOfDay: true })),
    ...beside.map(row => ({ ...row, key: row.id, isOfDay: false })),
  ];
}
