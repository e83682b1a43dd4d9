/**
 * An undo takes the records of an import one by one, from the last row to the first: a step is a record. What the import
 * has made is removed, and what it has changed gets its values from before, by the calls that a person would make, on the
 * version that the import has left. A record that was changed since stays as it is, and is named.
 */
import { and, desc, eq, lt } from 'drizzle-orm';
import { revisionCalls } from '../../contract/revision.ts';
import { recordAudit } from '../core/audited-call.ts';
import type { Change, Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { toFailure } from '../core/http/answer.ts';
import { placed, type Revised } from '../core/revisions/revised.ts';
import { revision } from '../core/revisions/tables.ts';
import type { JobContext, Kind } from '../core/work/kind.ts';
import { jobRecord } from '../core/work/tables.ts';
import { FIRST_ROW, noteProblems, PART_ROWS, partOf, shown } from './import-rows.ts';
import { report } from './report.ts';
import { savingPoint } from './row-call.ts';
import type { Tools } from './tools.ts';
import type { UndoInput } from './undoing.ts';

type JobRecord = typeof jobRecord.$inferSelect;
type UndoTools = Pick<Tools, 'inner' | 'revised'>;

export const undoKind = ({ inner, sheets, revised }: Tools): Kind => ({
  name: 'undo',
  async step(doing) {
    const { db, job, clock } = doing;
    const input = JSON.parse(job.input) as UndoInput;
    const next = await nextRecord(
      db,
      input.importJob,
      job.cursor === null ? undefined : JSON.parse(job.cursor),
    );
    if (!next) return report(doing, input, sheets);
    const startedOn = clock();
    return async (inside, { done, failed, made, changed }) => {
      const refused = await undoRecord(doing, { inner, revised, startedOn }, inside, next);
      const through = { cursor: next.row, done: done + 1 };
      if (refused === undefined) {
        return { ...through, made: made + 1, changed: changed + (next.isNew ? 0 : 1) };
      }
      const value = await nameOf(inside, job.importId, input, next.row);
      await noteProblems(inside, job.id, [{ row: next.row, field: null, value, code: refused }]);
      return { ...through, failed: failed + 1 };
    };
  },
});

/** The last one above this row of the file, of those that are not undone. */
async function nextRecord(db: Db, importJob: string, above: number | undefined) {
  const [found] = await db
    .select()
    .from(jobRecord)
    .where(
      and(
        eq(jobRecord.jobId, importJob),
        eq(jobRecord.isUndone, 0),
        above === undefined ? undefined : lt(jobRecord.row, above),
      ),
    )
    .orderBy(desc(jobRecord.row))
    .limit(1);
  return found;
}

/** Why it stays as it is; undefined where it is undone. Fails where the right was lost, which ends the job. */
async function undoRecord(
  doing: JobContext,
  tools: UndoTools & { startedOn: number },
  inside: Db,
  record: JobRecord,
): Promise<string | undefined> {
  try {
    await savingPoint(inside, async within => {
      const made = await callFor(tools.revised, within, record);
      if (made) await writeAsOwner(doing, tools, within, record, made);
      await within
        .update(jobRecord)
        .set({ isUndone: 1 })
        .where(and(eq(jobRecord.jobId, record.jobId), eq(jobRecord.row, record.row)));
    });
    return undefined;
  } catch (error) {
    const { failure, data } = toFailure(error, doing.job.traceId);
    if (ENDING.has(failure)) throw error;
    return failure === 'STATE_CONFLICT' ? 'changedSinceImport' : (data.reason ?? failure);
  }
}

/** No matter of this record. */
const ENDING: ReadonlySet<string> = new Set(['INTERNAL', 'DEPENDENCY_AWAY', 'NO_PERMISSION']);

/** Undefined where nothing is left to be changed. */
async function callFor(revised: readonly Revised[], db: Db, record: JobRecord) {
  const { objectType, objectId, version, isNew } = record;
  if (isNew === 0) return restoreOf(db, record);
  const kind = revised.find(one => one.objectType === objectType);
  if (!kind?.remove) throw new Failure('NOT_FOUND');
  return { call: kind.remove, input: placed(kind.remove, { [kind.idField]: objectId, version }) };
}

/** Brings back the fields that the import has changed, from the version before. */
async function restoreOf(db: Db, { objectType, objectId, version }: JobRecord) {
  const isOfRecord = and(eq(revision.objectType, objectType), eq(revision.objectId, objectId));
  const latest = (condition: ReturnType<typeof and>) =>
    db.select().from(revision).where(and(isOfRecord, condition)).orderBy(desc(revision.id)).limit(1);
  const [after] = await latest(eq(revision.version, version));
  const [before] = after ? await latest(lt(revision.id, after.id)) : [];
  if (!after || !before) throw new Failure('NOT_FOUND');
  if (after.fields.length === 0) return undefined;
  return {
    call: revisionCalls.restoreRevision,
    input: { body: { id: before.id, fields: after.fields, version } },
  };
}

async function writeAsOwner(
  { user, caller, clock, chance, isPlain, ports }: JobContext,
  { inner, revised, startedOn }: UndoTools & { startedOn: number },
  within: Db,
  { objectId }: JobRecord,
  { call, input }: NonNullable<Awaited<ReturnType<typeof callFor>>>,
): Promise<void> {
  const changes: Change[] = [];
  const changed = (change: Change) => changes.push(change);
  const asker = { db: within, user, caller, clock, chance, isPlain, ports, changed };
  const answer = await inner.write(call, asker, input);
  const url = call.path.replace(/\{\w+\}/, objectId);
  const audited = { call, url, input, user, caller, startedOn };
  await recordAudit(within, audited, { changes, answer }, { clock, chance, isPlain, revised });
}

/** What the file calls it: the first of its cells that was imported. */
async function nameOf(db: Db, importId: string | null, { fields }: UndoInput, row: number) {
  const at = row - FIRST_ROW;
  const cells = (await partOf(db, importId, Math.floor(at / PART_ROWS)))[at % PART_ROWS] ?? [];
  const named = fields.find(({ column }) => shown(cells[column] ?? null));
  return named ? shown(cells[named.column] ?? null) : null;
}
