/** How an import begins: a file comes in and is read, is checked, and is made into records. */
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type ImportFile, JOB_KEPT_MS, type jobCalls } from '../../contract/job.ts';
import type { Context, Db, Outside } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { Cell } from '../core/files/cell.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import { enqueue } from '../core/work/queue.ts';
import { type JobRow, job } from '../core/work/tables.ts';
import type { ImportInput } from './import-kind.ts';
import { type CheckInput, importFileOf, PART_ROWS, shown } from './import-rows.ts';
import { bodyShape, importable, partsShape } from './job-calls.ts';
import { heldJob, isBroken } from './queries.ts';
import { updateCall } from './row-target.ts';
import type { ReadSheet, Sheets } from './sheets/sheets.ts';
import { importFile, importPart } from './tables.ts';

type UploadImport = typeof jobCalls.uploadImport;

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 60;
const SAMPLES = 3;

/** Reads the file before the transaction in which it is kept. */
export async function receive(outside: Outside<UploadImport>, inner: InnerCalls, sheets: Sheets) {
  const { db, query, user, clock, upload } = outside;
  importable(inner, query.call, user);
  await checkPace(db, user.userId, clock());
  const { bytes, name } = await upload.read();
  const sheet = await sheets.read(bytes, { sheet: query.sheet, headRow: query.headRow });
  if (sheet.rows.length <= sheet.headRow) throw refuse('PARAMETER', 'FILE_EMPTY');
  return (inside: Context<UploadImport>) => keep(inside, sheet, name ?? '');
}

async function checkPace(db: Db, ownerId: string, now: number): Promise<void> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(importFile)
    .where(and(eq(importFile.ownerId, ownerId), gte(importFile.createdOn, now - HOUR_MS)));
  if ((counted?.count ?? 0) >= MOST_AN_HOUR) throw new Failure('TOO_FREQUENT');
}

async function keep(
  { db, query, user, clock, changed }: Context<UploadImport>,
  { rows, headRow, isText, name: sheetName, names: sheetNames }: ReadSheet,
  name: string,
): Promise<ImportFile> {
  const heads = rows[headRow - 1] ?? [];
  // titles stand in the place of rows, so that rows are counted as a spreadsheet counts them
  const rest = rows.slice(1).map((row, at) => (at < headRow - 1 ? [] : row));
  const widest = [heads, ...rest].reduce((most, row) => Math.max(most, row.length), 0);
  const head = Array.from({ length: widest }, (_, at) => shown(heads[at] ?? null) ?? '');
  const now = clock();
  const [kept] = await db
    .insert(importFile)
    .values({
      ownerId: user.userId,
      call: query.call,
      name,
      isText: isText ? 1 : 0,
      head: JSON.stringify(head),
      rowCount: rest.length,
      createdOn: now,
      expireOn: now + 2 * JOB_KEPT_MS,
    })
    .returning();
  if (!kept) throw new Error('NO_ROW');
  for (let from = 0; from < rest.length; from += PART_ROWS) {
    const part = rest.slice(from, from + PART_ROWS);
    await db
      .insert(importPart)
      .values({ importId: kept.id, no: from / PART_ROWS, rows: JSON.stringify(part) });
  }
  changed({
    objectType: 'importFile',
    objectId: kept.id,
    after: { call: query.call, name, rowCount: rest.length },
  });
  const columns = head.map((text, at) => ({ name: text, samples: samplesOf(rest, at) }));
  const rowCount = rest.filter(row => row.length > 0).length;
  return { importId: kept.id, fileName: name, sheetName, sheetNames, headRow, rowCount, columns };
}

function samplesOf(rows: readonly (readonly Cell[])[], column: number): string[] {
  const samples: string[] = [];
  for (const row of rows) {
    const sample = shown(row[column] ?? null);
    if (sample) samples.push(sample);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

/** Fails with NOT_FOUND, NO_PERMISSION, PARAMETER and TOO_FREQUENT. */
export async function jobOfCheck(
  context: Context<typeof jobCalls.checkImport>,
  inner: InnerCalls,
): Promise<JobRow> {
  const { db, body, user, caller, clock, changed } = context;
  const { importId, title, fields, updatesBy, problemHead, problemWords } = body;
  const ownerId = user.userId;
  const kept = await importFileOf(db, importId, ownerId, clock());
  const call = importable(inner, kept.call, user);
  const shape = bodyShape(call);
  const width = (JSON.parse(kept.head) as string[]).length;
  const isKnown = ({ field, of, column }: (typeof fields)[number]) => {
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (schema === undefined || column >= width) return false;
    return of === undefined || Object.hasOwn(partsShape(schema), of);
  };
  const isTwice = new Set(fields.map(({ field }) => field)).size < fields.length;
  if (isTwice || !fields.every(isKnown)) {
    throw fieldsRefused();
  }
  if (updatesBy !== undefined) {
    updateCall(inner, call, updatesBy, user);
    if (!fields.some(({ field }) => field === updatesBy)) throw fieldsRefused();
  }
  const input: CheckInput = { fields, updatesBy, problemHead, problemWords };
  const about = { ownerId, kind: 'check', title, call: kept.call, importId, total: kept.rowCount } as const;
  const made = await enqueue(db, { ...about, input, caller }, clock());
  changed({
    objectType: 'job',
    objectId: made.id,
    after: { kind: 'check', call: kept.call, title, importId },
  });
  return made;
}

const fieldsRefused = () =>
  new Failure('PARAMETER', { fields: [{ field: 'fields', code: 'invalid_value' }] });

/** Fails with NOT_FOUND, NO_PERMISSION, STATE_NOT_ALLOWED and TOO_FREQUENT. */
export async function jobOfImport(
  context: Context<typeof jobCalls.runImport>,
  inner: InnerCalls,
): Promise<JobRow> {
  const { db, body, user, caller, clock, changed } = context;
  const ownerId = user.userId;
  const check = await heldJob(db, ownerId, body.checkId);
  if (check.kind !== 'check') throw new Failure('NOT_FOUND');
  if (check.state !== 'done') throw new Failure('STATE_NOT_ALLOWED');
  const { call, title, importId } = check;
  importable(inner, call, user);
  const { rowCount } = await importFileOf(db, importId, ownerId, clock());
  if (check.failed > 0 && body.skipsBad === 0) throw refuse('STATE_NOT_ALLOWED', 'CHECK_FAILED');
  const done = await throughBefore(db, check);
  const input: ImportInput = {
    ...(JSON.parse(check.input) as CheckInput),
    checkId: check.id,
    checkedOn: check.createdOn,
  };
  const about = { ownerId, kind: 'import', title, call, importId, done, total: rowCount } as const;
  const made = await enqueue(db, { ...about, input, caller }, clock());
  changed({
    objectType: 'job',
    objectId: made.id,
    after: { kind: 'import', call, title, importId, from: done },
  });
  return made;
}

/** Rows of the file that an earlier import is through with, which did not come to its end. */
async function throughBefore(db: Db, { importId }: JobRow): Promise<number> {
  // of two that are begun at once the second one sees the first
  await db
    .select({ id: importFile.id })
    .from(importFile)
    .where(eq(importFile.id, importId ?? ''))
    .for('update');
  const earlier = await db
    .select({ state: job.state, done: job.done, undoId: job.undoId })
    .from(job)
    .where(and(eq(job.importId, importId ?? ''), eq(job.kind, 'import')))
    .orderBy(desc(job.id));
  // rows that an undo has removed are not passed over, and would not be made again behind the last one
  const canGoOn = earlier.every(one => isBroken(one) && one.undoId === null);
  if (!canGoOn) throw refuse('STATE_NOT_ALLOWED', 'ALREADY_IMPORTED');
  return Math.max(0, ...earlier.map(({ done }) => done));
}
