/** The lines of the statement that counts, in the order of the file. */
import { and, asc, eq, or } from 'drizzle-orm';
import type { Page } from '../../contract/grammar/call.ts';
import type { TheirLine } from '../../contract/reconciliation-records.ts';
import type { StatementChannel } from '../../contract/reconciliation-statement.ts';
import type { Db } from '../core/context.ts';
import { ifGiven, type PageQuery, readPage, startsWith } from '../core/paging.ts';
import { isStanding } from './standing.ts';
import { statementBatch, statementLine as table } from './tables.ts';

interface LinesQuery extends PageQuery {
  day: string;
  channel: StatementChannel;
  keyword?: string | undefined;
}

export async function listLines(db: Db, query: LinesQuery): Promise<Page<TheirLine>> {
  const isOf = and(
    eq(statementBatch.channel, query.channel),
    eq(statementBatch.billDate, query.day),
    isStanding,
  );
  const [batch] = await db.select().from(statementBatch).where(isOf);
  if (!batch) return { rows: [], total: 0 };
  const where = and(
    eq(table.batchId, batch.id),
    ifGiven(query.keyword, text =>
      or(startsWith(table.channelNo, text), startsWith(table.merchantNo, text), startsWith(table.name, text)),
    ),
  );
  const page = await readPage(db, { table, where, ...query }, ({ limit, offset }) =>
    db.select().from(table).where(where).orderBy(asc(table.lineNo)).limit(limit).offset(offset),
  );
  return { ...page, rows: page.rows.map(line => ({ ...line, billDate: batch.billDate })) };
}
