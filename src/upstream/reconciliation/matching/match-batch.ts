/**
 * Matches the statement of a channel and a day, and writes what follows: differences, the comparison of each payment, and the
 * figures of the statement. What is handled stays where it is found again as it was. Runs in one transaction with `openDays` of the day.
 */
import { and, eq, sql } from 'drizzle-orm';
import { ADD, BATCH_DIFFERENT, BATCH_MATCHED, ONLY_THEIRS } from '../../../contract/reconciliation-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { boundsOf } from '../../domain/books/days.ts';
import { noteEvent } from '../../domain/books/events.ts';
import { difference } from '../../domain/books/tables.ts';
import { correctionsOf } from '../../domain/payments/corrections.ts';
import { bookedIncome, bookedOutlay, isOfChannel } from '../../domain/payments/statement-channels.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';
import { type BatchRow, statementBatch } from '../tables.ts';
import { writeDifferences } from './differences.ts';
import { type Account, loadLines } from './loading.ts';
import { loadEntries } from './loading-entries.ts';
import { matchStatement } from './match-statement.ts';
import { isCounted, type Matched, moved } from './parts.ts';

interface Matching {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
  /** Who asked for it. */
  by: string | null;
}

export async function matchBatch(matching: Matching, batch: BatchRow): Promise<void> {
  const { db, clock, by } = matching;
  const account = { channel: batch.channel, day: batch.billDate };
  const lines = await loadLines(db, account, batch.id);
  const entries = await loadEntries(db, account, lines);
  const matched = matchStatement({ channel: batch.channel, entries, lines });
  await writeDifferences({ db, now: clock(), by }, account, { matched, lines });
  await markPayments(db, account);
  const isOf = and(eq(difference.day, account.day), eq(difference.channel, account.channel));
  const diffCount = await db.$count(difference, isOf);
  await db
    .update(statementBatch)
    .set({
      ...figuresOf(matched, await added(db, account)),
      diffCount,
      state: diffCount === 0 ? BATCH_MATCHED : BATCH_DIFFERENT,
      matchedOn: clock(),
      updatedOn: clock(),
      updatedBy: by,
      version: sql`${statementBatch.version} + 1`,
    })
    .where(eq(statementBatch.id, batch.id));
  await noteEvent(db, {
    day: account.day,
    act: 'match',
    by,
    channel: account.channel,
    count: diffCount,
    on: clock(),
  });
}

const sumOf = (sides: readonly { amount: number }[]) => sides.reduce((sum, { amount }) => sum + amount, 0);

/** Rows that stand for lines which only the channel had. */
async function added(db: Db, { day, channel }: Account) {
  const isAdded = and(
    eq(difference.day, day),
    eq(difference.channel, channel),
    eq(difference.type, ONLY_THEIRS),
    eq(difference.handling, ADD),
  );
  const rows = await db.select({ id: difference.id }).from(difference).where(isAdded);
  return correctionsOf(
    db,
    rows.map(({ id }) => id),
  );
}

function figuresOf({ pairs, differences, aside }: Matched, rows: readonly { amount: number }[]) {
  const entries = [...pairs, ...differences].flatMap(({ entry }) =>
    entry?.isOfDay && (entry.state === 'paid' || entry.state === 'returned') ? [entry] : [],
  );
  const lines = [
    ...pairs.flatMap(({ line }) => (line.isOfDay && moved(line) ? [line] : [])),
    ...differences.flatMap(found => (found.line && isCounted(found) ? [found.line] : [])),
  ];
  const inward = lines.filter(({ amount }) => amount > 0);
  return {
    platformCount: entries.length + rows.length,
    platformAmount: sumOf(entries) + sumOf(rows),
    channelCount: lines.length,
    channelAmount: sumOf(lines),
    inCount: inward.length,
    inAmount: sumOf(inward),
    asideCount: aside.filter(({ isOfDay }) => isOfDay).length,
    guessedCount: pairs.filter(({ by }) => by === 'amount').length,
  };
}

/** Payments of the day without a difference are the same there; those with one are so once it was corrected or carried. */
async function markPayments(db: Db, { channel, day }: Account) {
  const { from, to } = boundsOf(day);
  const stateOf = (side: 'income' | 'outlay', id: typeof incomeTable.id) => sql`case when exists (
    select 1 from ${difference} d where d.day = ${day} and d.our_side = ${side} and d.our_id = ${id}
      and (d.handling is null or d.handling in (2, 4) or (d.handling = 3 and d.line_id is null))) then 2 else 1 end`;
  const isCompared = (table: typeof incomeTable | typeof outlayTable) =>
    and(isOfChannel(table, channel), sql`${table.corrects} is null`, sql`${table.channelTime} is null`);
  const incomeState = stateOf('income', incomeTable.id);
  await db
    .update(incomeTable)
    .set({ reconState: sql`${incomeState}` })
    .where(
      and(bookedIncome(from, to), isCompared(incomeTable), sql`${incomeTable.reconState} <> ${incomeState}`),
    );
  const outlayState = stateOf('outlay', outlayTable.id as never);
  await db
    .update(outlayTable)
    .set({ reconState: sql`${outlayState}` })
    .where(
      and(bookedOutlay(from, to), isCompared(outlayTable), sql`${outlayTable.reconState} <> ${outlayState}`),
    );
}
