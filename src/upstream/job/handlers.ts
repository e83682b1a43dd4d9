/** Jobs are begun, looked at, ended and forgotten here; they are worked at in `core/work`. */
import { pick } from 'es-toolkit';
import type { jobCalls } from '../../contract/job.ts';
import { storageCalls } from '../../contract/storage.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { signedAddress } from '../core/http/signed-address.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Revised } from '../core/revisions/revised.ts';
import { end } from '../core/work/queue.ts';
import { deleteJobs } from '../core/work/sweeping.ts';
import type { JobRow } from '../core/work/tables.ts';
import { checkExport, jobOfExport } from './exporting.ts';
import { jobOfCheck, jobOfImport, receive } from './importing.ts';
import { findJob, heldJob, isOpen, listJobs, listProblems, ownJob, withoutFile } from './queries.ts';
import type { Sheets } from './sheets/sheets.ts';
import { jobOfUndo } from './undoing.ts';

export interface Jobs {
  inner: InnerCalls;
  sheets: Sheets;
  /** Records whose earlier versions are kept. */
  revised: readonly Revised[];
  /** There is a job to be begun. */
  wake(): void;
}

export const jobHandlers = ({ inner, sheets, revised, wake }: Jobs) =>
  ({
    listJobs: ({ db, query, user }) => listJobs(db, user.userId, query),

    startExport: {
      prepare: async outside => {
        const matching = await checkExport(outside, inner);
        return async inside => {
          const made = await jobOfExport(inside, matching);
          inside.afterwards(wake);
          return withoutFile(made);
        };
      },
    },

    uploadImport: { prepare: outside => receive(outside, inner, sheets) },

    checkImport: async context => {
      const made = await jobOfCheck(context, inner);
      context.afterwards(wake);
      return withoutFile(made);
    },

    runImport: async context => {
      const made = await jobOfImport(context, inner);
      context.afterwards(wake);
      return withoutFile(made);
    },

    undoImport: async context => {
      const made = await jobOfUndo(context, revised);
      context.afterwards(wake);
      return withoutFile(made);
    },

    importProblems: async ({ db, params, query, user }) => {
      const { id } = await ownJob(db, user.userId, params.id);
      return listProblems(db, id, query);
    },

    cancelJob: async ({ db, body, user, clock, changed }) => {
      const found = await heldJob(db, user.userId, body.id);
      if (!isOpen(found)) throw new Failure('STATE_NOT_ALLOWED');
      const over = await end(db, found, 'cancelled', clock());
      changed({ objectType: 'job', objectId: found.id, before: summary(found), after: summary(over) });
      return withoutFile(over);
    },

    deleteJob: async ({ db, params, user, changed }) => {
      const found = await heldJob(db, user.userId, params.id);
      const undo = found.undoId && (await findJob(db, user.userId, found.undoId));
      if (isOpen(found) || (undo && isOpen(undo))) throw new Failure('STATE_NOT_ALLOWED');
      await deleteJobs(db, [found]);
      changed({ objectType: 'job', objectId: found.id, before: summary(found) });
      return null;
    },

    jobFile: async context => {
      const { db, params, user } = context;
      const page = await listJobs(db, user.userId, { id: params.id, current: 1, size: 1, order: 'asc' });
      const [found] = page.rows;
      if (!found?.fileId || found.fileName === null) throw new Failure('NOT_FOUND');
      const address = await signedAddress(context, storageCalls.readFile, {
        params: { fileId: found.fileId },
      });
      return { ...address, fileName: found.fileName };
    },
  }) satisfies Handlers<typeof jobCalls>;

/** What the operate log keeps of a job. */
const summary = (job: JobRow) => pick(job, ['kind', 'state', 'title', 'call', 'done', 'total', 'failed']);
