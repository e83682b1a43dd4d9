/**
 * Long work at statements: the lines of a file come in portion by portion, and with the last portion of a day its statement
 * counts and is matched, in one transaction. Before that nothing of it is to be seen; a job that goes on elsewhere takes the
 * portion that is next. The same kind matches the statements of a day again.
 */
import { and, eq, sql } from 'drizzle-orm';
import { isAllowed } from '../../contract/grammar/may.ts';
import { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { StatementChannel, StatementMapping } from '../../contract/reconciliation-statement.ts';
import { BATCH_MATCHED, DAYS_APART } from '../../contract/reconciliation-states.ts';
import type { Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { file } from '../core/files/tables.ts';
import type { JobContext, Kind, Moved } from '../core/work/kind.ts';
import { dayAfter, openDays } from '../domain/books/days.ts';
import { noteEvent } from '../domain/books/events.ts';
import { linesOfDay } from './days-of-file.ts';
import { inEveryArea } from './every-area.ts';
import { matchBatch } from './matching/match-batch.ts';
import type { StatementReader } from './reading.ts';
import { isStanding } from './standing.ts';
import type { Statement, StatementLine } from './statements/statement.ts';
import { bytesOf } from './stored-file.ts';
import { type BatchRow, statementBatch } from './tables.ts';

export interface ImportInput {
  of: 'file';
  fileId: string;
  channel: StatementChannel;
  mapping: StatementMapping | null;
  batches: { id: string; day: string }[];
}

export interface MatchInput {
  of: 'day';
  day: string;
}

interface Cursor {
  /** Place of the batch among those of the input, and of the line among those of its day. */
  batch: number;
  line: number;
}

const LINES_AT_ONCE = 10_000;

export function statementKind(statements: StatementReader): Kind {
  // the file of the job that goes on is not read for each portion anew; any process can read it again
  let last: { jobId: string; statement: Statement } | undefined;

  async function statementOf(doing: JobContext, input: ImportInput): Promise<Statement> {
    const { db, job } = doing;
    if (last?.jobId === job.id) return last.statement;
    const [row] = await db.select().from(file).where(eq(file.id, input.fileId));
    if (!row) throw new Failure('NOT_FOUND');
    const { channel, mapping, batches } = input;
    const options = {
      fileName: row.name ?? '',
      channel,
      mapping: mapping ?? undefined,
      day: batches[0]?.day,
    };
    const statement = await statements.read(await bytesOf(doing, row), options);
    last = { jobId: job.id, statement };
    return statement;
  }

  return {
    name: 'statement',
    async step(doing) {
      const { job, user } = doing;
      if (!isAllowed(reconciliationCalls.importStatement.may, user.rights))
        throw new Failure('NO_PERMISSION');
      inEveryArea(user);
      const input = JSON.parse(job.input) as ImportInput | MatchInput;
      if (input.of === 'day') return inside => matchAgain({ ...doing, db: inside }, input.day);
      const cursor = job.cursor === null ? { batch: 0, line: 0 } : (JSON.parse(job.cursor) as Cursor);
      const statement = await statementOf(doing, input);
      return async inside => {
        const moved = await takeIn({ ...doing, db: inside }, input, { cursor, statement });
        if (moved.isOver) last = undefined;
        return moved;
      };
    },
  };
}

async function takeIn(
  doing: JobContext,
  { batches }: ImportInput,
  { cursor, statement }: { cursor: Cursor; statement: Statement },
): Promise<Moved> {
  const { db, job, user } = doing;
  const about = batches[cursor.batch];
  if (!about) return { isOver: true };
  await openNearDays(db, about.day);
  const [batch] = await db
    .select()
    .from(statementBatch)
    .where(and(eq(statementBatch.id, about.id), eq(statementBatch.state, 0)))
    .for('update');
  if (!batch) throw new Failure('NOT_FOUND');
  const lines = linesOfDay(statement, about.day);
  const portion = lines.slice(cursor.line, cursor.line + LINES_AT_ONCE);
  await insertLines(db, batch.id, portion);
  const line = cursor.line + portion.length;
  const done = job.done + portion.length;
  const total = job.total ?? batches.reduce((sum, { day }) => sum + linesOfDay(statement, day).length, 0);
  if (line < lines.length) return { cursor: { batch: cursor.batch, line }, done, total };
  await settle({ ...doing, by: user.userName }, batch, lines.length);
  const next = cursor.batch + 1;
  return { cursor: { batch: next, line: 0 }, done, total, isOver: next === batches.length };
}

/** A match also tells days beside its own what it has found of them. */
const openNearDays = (db: Db, day: string): Promise<void> =>
  openDays(
    db,
    day,
    Array.from({ length: 2 * DAYS_APART + 1 }, (_, at) => dayAfter(day, at - DAYS_APART)),
  );

/** It counts from now on, in place of the one before it. */
async function settle(doing: JobContext & { by: string }, batch: BatchRow, lineCount: number): Promise<void> {
  const { db, clock, by } = doing;
  const now = clock();
  const replaced = await db
    .update(statementBatch)
    .set({ replacedOn: now, updatedOn: now, updatedBy: by })
    .where(
      and(eq(statementBatch.channel, batch.channel), eq(statementBatch.billDate, batch.billDate), isStanding),
    )
    .returning({ id: statementBatch.id });
  const [ready] = await db
    .update(statementBatch)
    .set({ state: BATCH_MATCHED, lineCount })
    .where(eq(statementBatch.id, batch.id))
    .returning();
  if (!ready) throw new Error('NO_ROW');
  await noteEvent(db, {
    day: batch.billDate,
    act: replaced.length > 0 ? 'replace' : 'import',
    by,
    channel: batch.channel,
    count: lineCount,
    text: batch.fileName,
    on: now,
  });
  await matchBatch(doing, ready);
}

async function matchAgain(doing: JobContext, day: string): Promise<Moved> {
  const { db, user } = doing;
  await openNearDays(db, day);
  const batches = await db
    .select()
    .from(statementBatch)
    .where(and(eq(statementBatch.billDate, day), isStanding))
    .orderBy(statementBatch.channel);
  if (batches.length === 0) throw refuse('STATE_NOT_ALLOWED', 'CLOSE_STATEMENT_MISSING');
  for (const batch of batches) await matchBatch({ ...doing, by: user.userName }, batch);
  return { isOver: true, done: batches.length, total: batches.length };
}

/** Text that no column can hold is left out. */
const stored = (text: string | null) => text?.replaceAll('\u0000', '').toWellFormed() ?? null;

/** As one statement: a value for each column of each line would be too many for one. */
async function insertLines(db: Db, batchId: string, lines: readonly StatementLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(line => [
    line.lineNo,
    line.kind,
    stored(line.channelNo),
    stored(line.merchantNo),
    stored(line.originalChannelNo),
    stored(line.originalMerchantNo),
    line.amount,
    line.fee,
    line.occurredOn,
    line.status,
    stored(line.name),
    stored(line.raw),
  ]);
  await db.execute(sql`
    insert into statement_line (batch_id, line_no, kind, channel_no, merchant_no, original_channel_no,
      original_merchant_no, amount, fee, occurred_on, status, name, raw)
    select ${batchId}::bigint, (row ->> 0)::int, row ->> 1, row ->> 2, row ->> 3, row ->> 4, row ->> 5,
      (row ->> 6)::bigint, (row ->> 7)::bigint, (row ->> 8)::bigint, row ->> 9, row ->> 10, row ->> 11
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`);
}
