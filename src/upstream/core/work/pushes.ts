/** The owner hears how his job goes, on all his consoles. */
import type { Db } from '../context.ts';
import { push } from '../outbox/outbox.ts';
import type { JobRow } from './tables.ts';

/** While it runs, not more often. */
const PACE_MS = 1_000;

/** Whether it is time again. A clock that was set back tells at once. */
export const isDue = ({ toldOn }: Pick<JobRow, 'toldOn'>, now: number) =>
  toldOn === null || toldOn > now || now - toldOn >= PACE_MS;

export const tell = (db: Db, job: JobRow, now: number): Promise<void> => {
  const { id, kind, state, title, done, total, failed, made, changed, unchanged, failure, fileId, ownerId } =
    job;
  return push(db, {
    type: 'JOB_CHANGED',
    data: {
      id,
      kind,
      state,
      title,
      done,
      total,
      failed,
      made,
      changed,
      unchanged,
      failure,
      hasFile: fileId !== null,
    },
    to: { userIds: [ownerId] },
    now,
  });
};
