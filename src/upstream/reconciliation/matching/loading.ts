/** Lines of the statement of a day, and of the days beside it, as they are held against payments. */
import { and, between, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import {
  CARRY,
  DAYS_APART,
  DIFFERENCE_WAITS,
  ONLY_THEIRS,
  OTHER_DAY,
} from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { dayAfter } from '../../domain/books/days.ts';
import { difference } from '../../domain/books/tables.ts';
import { statementLine as line, statementBatch } from '../tables.ts';
import type { BillLine } from './parts.ts';

/** A channel and a day. */
export interface Account {
  channel: StatementChannel;
  day: string;
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
