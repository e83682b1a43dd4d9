/** What is there of each day: payments, statements, differences, and what is under way. One statement each, however many days. */
import { and, between, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { PROCESSING, UNCOMPARED } from '../../contract/payment-states.ts';
import type { StatementChannel } from '../../contract/reconciliation-statement.ts';
import {
  BATCH_IMPORTING,
  DIFFERENCE_WAITS,
  type DifferenceType,
  type HandleState,
} from '../../contract/reconciliation-states.ts';
import type { Db } from '../core/context.ts';
import { job } from '../core/work/tables.ts';
import { boundsOf } from '../domain/books/days.ts';
import { type BookDayRow, bookDay, difference } from '../domain/books/tables.ts';
import { bookedIncome, bookedOutlay, channelColumn } from '../domain/payments/statement-channels.ts';
import { incomeTable as income, outlayTable as outlay } from '../domain/payments/tables.ts';
import { type BatchRow, statementBatch } from './tables.ts';

interface Paid {
  side: 'in' | 'out';
  channel: StatementChannel;
  count: number;
  /** Fen, positive. */
  amount: number;
  /** Payments that a statement of the day is needed for: a correction, and what came late, has none. */
  held: number;
  /** Of these, those that no statement was held against yet. */
  uncompared: number;
}

interface Differing {
  channel: StatementChannel;
  type: DifferenceType;
  handleState: HandleState;
  count: number;
  /** Fen. */
  gap: number;
}

export interface DayFacts {
  day: string;
  row: BookDayRow | undefined;
  paid: Paid[];
  /** Those that count, and those that come in. */
  batches: BatchRow[];
  differing: Differing[];
  processing: number;
}

/** @param days in their order, both included */
export async function factsOf(
  db: Db,
  [first, last]: readonly [string, string],
): Promise<(day: string) => DayFacts> {
  const [{ from }, { to }] = [boundsOf(first), boundsOf(last)];
  const paid = [...(await paidOf(db, 'in', { from, to })), ...(await paidOf(db, 'out', { from, to }))];
  const rows = await db
    .select()
    .from(bookDay)
    .where(between(bookDay.day, first, last));
  const batches = await db
    .select({ batch: statementBatch })
    .from(statementBatch)
    .leftJoin(job, eq(job.id, statementBatch.jobId))
    .where(
      and(
        between(statementBatch.billDate, first, last),
        isNull(statementBatch.replacedOn),
        or(sql`${statementBatch.state} <> ${BATCH_IMPORTING}`, inArray(job.state, ['waiting', 'running'])),
      ),
    );
  const differing = await db
    .select({
      day: difference.day,
      channel: difference.channel,
      type: difference.type,
      handleState: difference.handleState,
      count: sql<number>`count(*)::int`,
      gap: sql`coalesce(sum(${difference.gap}), 0)`.mapWith(Number),
    })
    .from(difference)
    .where(between(difference.day, first, last))
    .groupBy(difference.day, difference.channel, difference.type, difference.handleState);
  const processing = await db
    .select({ day: dayOf(outlay.createdOn), count: sql<number>`count(*)::int` })
    .from(outlay)
    .where(and(eq(outlay.state, PROCESSING), gte(outlay.createdOn, from), lt(outlay.createdOn, to)))
    .groupBy(sql`1`);
  const ofDay = <T extends { day: string }>(some: readonly T[], day: string) =>
    some.filter(one => one.day === day);
  return day => ({
    day,
    row: rows.find(row => row.day === day),
    paid: ofDay(paid, day),
    batches: batches.map(({ batch }) => batch).filter(({ billDate }) => billDate === day),
    differing: ofDay(differing, day),
    processing: ofDay(processing, day)[0]?.count ?? 0,
  });
}

/** `YYYY-MM-DD` of Asia/Shanghai, which has no summer time. */
const dayOf = (column: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(to_timestamp((${column} + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;

function paidOf(db: Db, side: 'in' | 'out', { from, to }: { from: number; to: number }) {
  const table = side === 'in' ? income : outlay;
  const isHeld = and(isNull(table.corrects), isNull(table.channelTime));
  return db
    .select({
      side: sql<Paid['side']>`${side}::text`,
      day: dayOf(table.payTime),
      channel: channelColumn(table),
      count: sql<number>`count(*)::int`,
      amount: sql`sum(${table.amount})`.mapWith(Number),
      held: sql<number>`count(*) filter (where ${isHeld})::int`,
      uncompared: sql<number>`count(*) filter (where ${table.reconState} = ${UNCOMPARED} and ${isHeld})::int`,
    })
    .from(table as typeof income)
    .where(side === 'in' ? bookedIncome(from, to) : bookedOutlay(from, to))
    .groupBy(sql`2`, sql`3`);
}

export const waitingIn = ({ differing }: DayFacts) =>
  differing.filter(({ handleState }) => handleState === DIFFERENCE_WAITS);
