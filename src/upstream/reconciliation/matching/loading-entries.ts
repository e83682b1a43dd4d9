/** Payments of a day and of the days beside it, as they are held against lines. Corrections are none of them. */
import { and, between, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { FAILED, MATCHED, PAID, PROCESSING, REFUNDED } from '../../../contract/payment-states.ts';
import { BY_MAPPING } from '../../../contract/reconciliation-statement.ts';
import { DAYS_APART } from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { DAY_MS } from '../../core/day.ts';
import { boundsOf } from '../../domain/books/days.ts';
import {
  BOOKED_INCOME,
  bookedIncome,
  bookedOutlay,
  isOfChannel,
} from '../../domain/payments/statement-channels.ts';
import {
  type IncomeRow,
  incomeTable as income,
  type OutlayRow,
  outlayTable as outlay,
} from '../../domain/payments/tables.ts';
import type { Account } from './loading.ts';
import { type BillLine, type Entry, takesBack, turnsBack } from './parts.ts';

/** @param lines with which the payments are held */
export async function loadEntries(db: Db, account: Account, lines: readonly BillLine[]): Promise<Entry[]> {
  const near = await entriesNear(db, account);
  const known = new Set(near.map(({ key }) => key));
  const turned = (await entriesTurned(db, lines)).filter(({ key }) => !known.has(key));
  return [...near, ...turned];
}

async function entriesNear(db: Db, { channel, day }: Account): Promise<Entry[]> {
  const { from, to } = boundsOf(day);
  const [first, last] = [from - DAYS_APART * DAY_MS, to + DAYS_APART * DAY_MS];
  const isOfDay = (at: number | null) => at !== null && at >= from && at < to;
  const isHeld = (table: typeof income | typeof outlay): SQL | undefined =>
    and(isNull(table.corrects), channel === BY_MAPPING ? undefined : isOfChannel(table, channel));
  // what came late stands in other books than the line of it does
  const isLate = (table: typeof income | typeof outlay) => between(table.channelTime, from, to - 1);
  const isIncome = or(
    bookedIncome(first, last),
    and(inArray(income.state, [...BOOKED_INCOME]), isLate(income)),
  );
  const incomes = await db
    .select()
    .from(income)
    .where(and(isIncome, isHeld(income)));
  const isSent = and(
    inArray(outlay.state, [PROCESSING, FAILED]),
    gte(outlay.createdOn, first),
    lt(outlay.createdOn, last),
  );
  const isOutlay = or(bookedOutlay(first, last), and(eq(outlay.state, PAID), isLate(outlay)), isSent);
  const outlays = await db
    .select()
    .from(outlay)
    .where(and(isOutlay, isHeld(outlay)));
  const mayMiss = ({ channelTime }: { channelTime: number | null }) =>
    channel === BY_MAPPING || channelTime !== null;
  return (
    [
      ...incomes.map(row => ({ row, entry: incomeEntry(row, isOfDay(row.payTime), mayMiss(row)) })),
      ...outlays.map(row => ({
        row,
        entry: outlayEntry(row, isOfDay(row.payTime ?? row.createdOn), mayMiss(row)),
      })),
    ]
      // what has found its line on another day stays there
      .filter(({ row, entry }) => entry.isOfDay || row.reconState !== MATCHED)
      .map(({ entry }) => entry)
  );
}

/**
 * What lines of the day take back, however long ago it was paid, by which channel, and whatever it was compared with: the refund
 * that is closed stands in another statement than the refund.
 */
async function entriesTurned(db: Db, lines: readonly BillLine[]): Promise<Entry[]> {
  const turned = lines.filter(line => line.isOfDay && turnsBack(line));
  const numbersOf = (flow: Entry['flow']) => [
    ...new Set(
      turned
        .filter(line => takesBack(line) === flow)
        .flatMap(line => [line.channelNo, line.merchantNo, line.originalChannelNo, line.originalMerchantNo])
        .filter(number => number !== null),
    ),
  ];
  const [inward, outward] = [numbersOf('in'), numbersOf('out')];
  const isNamed = (table: typeof income | typeof outlay, numbers: readonly string[]) =>
    and(isNull(table.corrects), or(isNumber(table.tradeNo, numbers), isNumber(table.outTradeNo, numbers)));
  const incomes =
    inward.length === 0
      ? []
      : await db
          .select()
          .from(income)
          .where(and(isNamed(income, inward), inArray(income.state, [...BOOKED_INCOME])));
  const outlays =
    outward.length === 0
      ? []
      : await db
          .select()
          .from(outlay)
          .where(and(isNamed(outlay, outward), inArray(outlay.state, [PAID, PROCESSING, FAILED])));
  return [
    ...incomes.map(row => incomeEntry(row, false, true)),
    ...outlays.map(row => outlayEntry(row, false, true)),
  ];
}

/** One parameter, however many they are. */
const isNumber = (column: AnyPgColumn, numbers: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;

function incomeEntry(row: IncomeRow, isOfDay: boolean, mayMiss: boolean): Entry {
  const { tradeNo: channelNo, outTradeNo: merchantNo, amount, fee, payTime: time } = row;
  const state = row.state === REFUNDED ? 'returned' : 'paid';
  // a provider that reports no fee leaves 0
  const told = fee > 0 ? fee : null;
  const key = `income:${row.id}`;
  return { key, flow: 'in', channelNo, merchantNo, amount, fee: told, time, state, isOfDay, mayMiss };
}

function outlayEntry(row: OutlayRow, isOfDay: boolean, mayMiss: boolean): Entry {
  const { tradeNo: channelNo, outTradeNo: merchantNo, amount, payTime, createdOn } = row;
  const time = payTime ?? createdOn;
  const state = STATES[row.state] ?? 'paid';
  const entry = { flow: 'out', channelNo, merchantNo, amount: -amount, fee: null, time, state } as const;
  return { key: `outlay:${row.id}`, ...entry, isOfDay, mayMiss };
}

const STATES: Readonly<Partial<Record<number, Entry['state']>>> = {
  [PROCESSING]: 'processing',
  [FAILED]: 'failed',
};
