/**
 * The books of the last weeks: statements that agree with the payments, days that are closed, and yesterday, which is
 * open with a difference of each kind. The statements have no files: what they would say is in their lines.
 */

import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { BATCH_CLOSED } from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../../upstream/core/context.ts';
import { DAY_MS, dateInShanghai, HOUR_MS } from '../../../upstream/core/day.ts';
import { noteEvent } from '../../../upstream/domain/books/events.ts';
import { bookDay } from '../../../upstream/domain/books/tables.ts';
import {
  bookedIncome,
  bookedOutlay,
  channelOfIncome,
  channelOfOutlay,
} from '../../../upstream/domain/payments/statement-channels.ts';
import { incomeTable, outlayTable } from '../../../upstream/domain/payments/tables.ts';
import { matchBatch } from '../../../upstream/reconciliation/matching/match-batch.ts';
import { statementBatch, statementLine } from '../../../upstream/reconciliation/tables.ts';
import { addFailedPayment, addLatePayment, withDifferences } from '../books/differences.ts';
import { incomeLine, type Line, outlayLine, rawOf } from '../books/statement-lines.ts';
import type { PastDay } from '../frame/days.ts';
import { addRows } from '../frame/many-rows.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import type { Staff } from '../frame/town.ts';

/** A closed day takes no payment any more: every room that adds some comes before. */
export const after = ['income', 'outlay', 'withdrawal'];

const DAYS = 14;
const FINANCE_ROLE = '3';
/** When statements are there on the next day, and when it is closed. */
const IMPORTED_HOUR = 9.5;
const CLOSED_HOUR = 10.6;
const NAMES: Readonly<Record<StatementChannel, string>> = {
  1: '微信交易账单',
  2: '微信资金账单',
  3: '支付宝账单',
  4: '银联对账文件',
  9: '对账单',
};

export const past: RoomPast = {
  async rows(context) {
    const days = [...context.olderDays, ...context.recordDays].filter(
      ({ daysAgo }) => daysAgo > 0 && daysAgo <= DAYS,
    );
    const staff = context.town.staff(FINANCE_ROLE);
    const yesterday = days.at(-1);
    if (!yesterday) return;
    await addFailedPayment(context, yesterday, staff);
    await addLatePayment(context, yesterday);
    for (const [at, day] of days.entries()) {
      const clerk = staff[at % Math.max(1, staff.length)];
      if (!clerk) return;
      await addBooks(context, { day, clerk, isClosed: day !== yesterday });
    }
  },
};

interface Books {
  day: PastDay;
  clerk: Staff;
  isClosed: boolean;
}

async function addBooks({ db, now }: PastContext, { day, clerk, isClosed }: Books): Promise<void> {
  const name = dateInShanghai(day.begin);
  const importedOn = Math.min(day.begin + DAY_MS + IMPORTED_HOUR * HOUR_MS, now);
  const byChannel = await linesOf(db, day);
  let payments = 0;
  for (const [channel, booked] of byChannel) {
    payments += booked.length;
    const lines = isClosed ? booked : withDifferences(booked, channel, day);
    const batch = await addStatement(db, { day: name, channel, lines, clerk, importedOn });
    await matchBatch({ db, clock: () => importedOn, by: clerk.name }, batch);
  }
  if (isClosed)
    await close(db, {
      day,
      name,
      clerk,
      payments,
      closedOn: Math.min(day.begin + DAY_MS + CLOSED_HOUR * HOUR_MS, now),
    });
}

/** What each channel would tell of the day, in the order of its times. */
async function linesOf(db: Db, { begin, until }: PastDay): Promise<[StatementChannel, Line[]][]> {
  const incomes = await db
    .select()
    .from(incomeTable)
    .where(bookedIncome(begin, until))
    .orderBy(asc(incomeTable.id));
  const outlays = await db
    .select()
    .from(outlayTable)
    .where(bookedOutlay(begin, until))
    .orderBy(asc(outlayTable.id));
  const told = [
    ...incomes.map(row => {
      const channel = channelOfIncome(row);
      return { channel, line: incomeLine(row, channel) };
    }),
    ...outlays.map(row => ({ channel: channelOfOutlay(row), line: outlayLine(row) })),
  ];
  return Object.entries(groupBy(told, ({ channel }) => channel)).map(([channel, lines]) => [
    Number(channel) as StatementChannel,
    lines.map(({ line }) => line).sort((one, other) => (one.occurredOn ?? 0) - (other.occurredOn ?? 0)),
  ]);
}

interface Told {
  day: string;
  channel: StatementChannel;
  lines: readonly Line[];
  clerk: Staff;
  importedOn: number;
}

async function addStatement(db: Db, { day, channel, lines, clerk, importedOn }: Told) {
  const raw = lines.map(rawOf);
  const made = { createdOn: importedOn, createdBy: clerk.name, updatedOn: importedOn, updatedBy: clerk.name };
  const [batch] = await db
    .insert(statementBatch)
    .values({
      batchNo: `DZ${day.replaceAll('-', '')}-${channel}`,
      channel,
      billDate: day,
      state: 1,
      fileId: '-1',
      fileName: `${NAMES[channel]}-${day}.csv`,
      sha256: createHash('sha256').update(raw.join('\n')).digest('hex'),
      lineCount: lines.length,
      balance: 'none',
      importedBy: clerk.name,
      importedOn,
      ...made,
    })
    .returning();
  if (!batch) throw new Error('NO_BATCH');
  const rows = lines.map((line, at) => ({ ...line, batchId: batch.id, lineNo: at + 1, raw: raw[at] ?? '' }));
  await addRows(db, statementLine, rows);
  await noteEvent(db, { day, act: 'import', by: clerk.name, channel, count: lines.length, on: importedOn });
  return batch;
}

interface Closing {
  day: PastDay;
  name: string;
  clerk: Staff;
  payments: number;
  closedOn: number;
}

async function close(db: Db, { day, name, clerk, payments, closedOn }: Closing): Promise<void> {
  await db.insert(bookDay).values({
    day: name,
    startOn: day.begin,
    endOn: day.begin + DAY_MS,
    closedOn,
    closedById: clerk.id,
    closedBy: clerk.name,
    payments,
    ...{ createdOn: closedOn, createdBy: clerk.name, updatedOn: closedOn, updatedBy: clerk.name },
  });
  await db.update(statementBatch).set({ state: BATCH_CLOSED }).where(eq(statementBatch.billDate, name));
  await noteEvent(db, { day: name, act: 'close', by: clerk.name, count: payments, on: closedOn });
}
