/** What is in a file that was sent up, as far as a person needs it to import it. 账单 statement · 列对应 mapping */
import { and, eq, inArray } from 'drizzle-orm';
import type { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { StatementFile } from '../../contract/reconciliation-files.ts';
import type { Context, Db, Outside } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { arrived, checkPace, type FileRow } from '../core/files/keeping.ts';
import { isClosed } from '../domain/books/days.ts';
import { inEveryArea } from './every-area.ts';
import type { StatementReader } from './reading.ts';
import { isStanding } from './standing.ts';
import type { ReadOptions, Statement } from './statements/statement.ts';
import { bytesOf, ownStatementFile, storeStatement } from './stored-file.ts';
import { statementBatch } from './tables.ts';

type Upload = typeof reconciliationCalls.uploadStatement;
type Read = typeof reconciliationCalls.readStatementFile;

export interface Readers {
  statements: StatementReader;
  sheets: SheetReader;
}

interface TablePlace {
  sheet?: string | undefined;
  headRow?: number | undefined;
}

/** Tables of any form, as imports of records read them. */
interface SheetReader {
  read(
    bytes: Buffer,
    place: TablePlace,
  ): Promise<{
    rows: readonly (readonly unknown[])[];
    headRow: number;
    name: string | null;
    names: string[];
  }>;
}

const MOST_LINES_SHOWN = 20;
const MOST_ROWS_SAMPLED = 20;
const SAMPLES = 3;

/** Read before it is stored: what is refused leaves nothing. */
export async function receive(outside: Outside<Upload>, readers: Readers) {
  const { db, user, clock, query, upload } = outside;
  inEveryArea(user);
  await checkPace(db, user, clock());
  const { bytes, name } = await upload.read();
  const fileName = name ?? '';
  const content = await contentOf(readers, bytes, { fileName, day: query.day, channel: query.channel }, {});
  const row = await storeStatement(outside, bytes, fileName);
  return async (inside: Context<Upload>): Promise<StatementFile> => {
    await arrived(inside.db, row.id);
    inside.changed({
      objectType: 'statementFile',
      objectId: row.id,
      after: { name: fileName, size: row.size },
    });
    return described(inside.db, row, content);
  };
}

export async function readAgain(context: Context<Read>, readers: Readers): Promise<StatementFile> {
  const { db, body, user } = context;
  inEveryArea(user);
  const row = await ownStatementFile(db, body.fileId, user);
  const { day, channel, mapping, sheet, headRow } = body;
  const bytes = await bytesOf(context, row);
  const options = { fileName: row.name ?? '', day, channel, mapping };
  return described(db, row, await contentOf(readers, bytes, options, { sheet, headRow }), channel);
}

interface Content {
  /** Null: its format is unknown. */
  statement: Statement | null;
  table: StatementFile['table'];
}

async function contentOf(
  { statements, sheets }: Readers,
  bytes: Buffer,
  options: ReadOptions,
  place: TablePlace,
): Promise<Content> {
  try {
    return { statement: await statements.read(bytes, options), table: null };
  } catch (error) {
    const isUnknown = error instanceof Failure && error.data.reason === 'STATEMENT_UNKNOWN_FORMAT';
    if (!isUnknown) throw error;
    // a table of any form can be mapped; what is none is refused as unknown
    const sheet = await sheets.read(bytes, place).catch(() => {
      throw error;
    });
    const heads = sheet.rows[sheet.headRow - 1] ?? [];
    const rows = sheet.rows.slice(sheet.headRow, sheet.headRow + MOST_ROWS_SAMPLED);
    const columns = heads.map((head, at) => ({
      name: String(head ?? ''),
      samples: rows
        .map(row => String(row[at] ?? ''))
        .filter(text => text !== '')
        .slice(0, SAMPLES),
    }));
    const { headRow, name: sheetName, names: sheetNames } = sheet;
    return { statement: null, table: { headRow, sheetName, sheetNames, columns } };
  }
}

const counted = (amounts: readonly number[]) => ({
  count: amounts.length,
  amount: amounts.reduce((sum, amount) => sum + Math.abs(amount), 0),
});

/** @param as the channel that a mapping is for */
async function described(db: Db, row: FileRow, { statement, table }: Content, as?: Statement['channel']) {
  const channel = statement === null ? null : (as ?? statement.channel);
  const amounts = (statement?.lines ?? []).map(({ amount }) => amount);
  const days = statement?.days ?? [];
  return {
    fileId: row.id,
    fileName: row.name ?? '',
    sha256: row.sha256,
    channel,
    days,
    lineCount: amounts.length,
    channelIn: counted(amounts.filter(amount => amount > 0)),
    channelOut: counted(amounts.filter(amount => amount < 0)),
    balance: statement?.balance ?? 'none',
    lines: (statement?.lines ?? []).slice(0, MOST_LINES_SHOWN),
    table,
    standing: channel === null ? [] : await standing(db, { channel, days, sha256: row.sha256 }),
  } satisfies StatementFile;
}

interface Named {
  channel: Statement['channel'];
  days: readonly string[];
  sha256: string;
}

async function standing(db: Db, { channel, days, sha256 }: Named): Promise<StatementFile['standing']> {
  if (days.length === 0) return [];
  const rows = await db
    .select()
    .from(statementBatch)
    .where(and(eq(statementBatch.channel, channel), inArray(statementBatch.billDate, [...days]), isStanding));
  return Promise.all(
    rows.map(async ({ billDate, fileName, importedBy, sha256: of }) => ({
      day: billDate,
      fileName,
      importedBy,
      isSame: of === sha256 ? (1 as const) : (0 as const),
      isClosed: (await isClosed(db, billDate)) ? (1 as const) : (0 as const),
    })),
  );
}
