/** A statement is asked to be imported: judged before anything is written, and brought in by a job. */
import { eq } from 'drizzle-orm';
import type { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { StatementChannel, StatementMapping } from '../../contract/reconciliation-statement.ts';
import type { Context, Db, Outside } from '../core/context.ts';
import { nextOfDay } from '../core/database/day-number.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure, refuse } from '../core/failure.ts';
import { attach, type FileRow } from '../core/files/keeping.ts';
import { file } from '../core/files/tables.ts';
import { isOneOf } from '../core/paging.ts';
import { enqueue } from '../core/work/queue.ts';
import type { JobRow } from '../core/work/tables.ts';
import { openDays } from '../domain/books/days.ts';
import { isOfDay } from './days-of-file.ts';
import { inEveryArea } from './every-area.ts';
import type { ImportInput } from './import-kind.ts';
import type { StatementReader } from './reading.ts';
import { checkStanding, dropDeadImports } from './standing.ts';
import type { Statement } from './statements/statement.ts';
import { bytesOf, ownStatementFile } from './stored-file.ts';
import { statementBatch, statementMapping } from './tables.ts';

type Import = typeof reconciliationCalls.importStatement;

export async function prepareImport(outside: Outside<Import>, statements: StatementReader) {
  const { db, body, user } = outside;
  inEveryArea(user);
  const row = await ownStatementFile(db, body.fileId, user);
  const kept = body.mappingId === undefined ? undefined : await mappingOf(db, body.mappingId);
  const [day] = body.days;
  const channelAsked = body.channel ?? kept?.channel;
  const options = { fileName: row.name ?? '', mapping: kept?.mapping, day, channel: channelAsked };
  const statement = await statements.read(await bytesOf(outside, row), options);
  const channel = kept?.channel ?? statement.channel;
  if (body.channel !== undefined && body.channel !== channel)
    throw refuse('PARAMETER', 'STATEMENT_OTHER_CHANNEL');
  if (statement.part) throw refuse('PARAMETER', 'STATEMENT_PART');
  const others = body.days.filter(asked => !isOfDay(statement, asked, body.days));
  if (others.length > 0)
    throw new Failure('PARAMETER', { reason: 'STATEMENT_OTHER_DAY', days: statement.days });
  return (inside: Context<Import>) => begin(inside, { row, statement, channel, mapping: kept?.mapping });
}

async function mappingOf(
  db: Db,
  id: string,
): Promise<{ channel: StatementChannel; mapping: StatementMapping }> {
  const [found] = await db.select().from(statementMapping).where(eq(statementMapping.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

interface Judged {
  row: FileRow;
  statement: Statement;
  channel: StatementChannel;
  mapping: StatementMapping | undefined;
}

async function begin(
  context: Context<Import>,
  { row, statement, channel, mapping }: Judged,
): Promise<JobRow> {
  const { db, body, user, caller, clock, changed } = context;
  const days = [...new Set(body.days)].toSorted();
  const now = clock();
  for (const day of days) await openDays(db, day);
  await dropDeadImports(db, channel, days);
  await checkStanding(db, { channel, days, sha256: row.sha256, replaces: body.replaces === 1 });
  await attach(db, eq(file.id, row.id));
  await serialize(db, 'statement number');
  const batches: ImportInput['batches'] = [];
  for (const day of days) {
    const numbered = { column: statementBatch.batchNo, prefix: 'DZ', digits: 4 };
    const [made] = await db
      .insert(statementBatch)
      .values({
        batchNo: await nextOfDay(db, now, numbered),
        channel,
        billDate: day,
        fileId: row.id,
        fileName: row.name ?? '',
        sha256: row.sha256,
        balance: statement.balance,
        importedBy: user.userName,
        importedOn: now,
        createdOn: now,
        createdBy: user.userName,
        updatedOn: now,
        updatedBy: user.userName,
      })
      .returning();
    if (!made) throw new Error('NO_ROW');
    batches.push({ id: made.id, day });
    const { batchNo, billDate, fileName, sha256 } = made;
    changed({
      objectType: 'statement',
      objectId: made.id,
      after: { batchNo, channel, billDate, fileName, sha256 },
    });
  }
  const input: ImportInput = { of: 'file', fileId: row.id, channel, mapping: mapping ?? null, batches };
  const made = await enqueue(
    db,
    {
      ownerId: user.userId,
      kind: 'statement',
      title: row.name ?? '',
      call: 'reconciliation.importStatement',
      input,
      caller,
    },
    now,
  );
  const ids = batches.map(({ id }) => id);
  await db.update(statementBatch).set({ jobId: made.id }).where(isOneOf(statementBatch.id, ids));
  return made;
}
