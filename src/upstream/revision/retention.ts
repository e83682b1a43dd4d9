/** Versions are kept as long as the property says, and no longer. */
import { asc, inArray, lt } from 'drizzle-orm';
import type { Job } from '../core/jobs.ts';
import { readProperties } from '../core/properties.ts';
import { revision } from '../core/revisions/tables.ts';

const DAY_MS = 86_400_000;
/** A batch is a transaction; others wait for it on the embedded database. */
const BATCH_ROWS = 2_000;

/** Two at a time delete the same. */
export const forgetOldRevisions: Job = {
  name: 'forget-old-revisions',
  everyMs: DAY_MS,
  run: async ({ db, clock }) => {
    const { 'revision.retentionDays': days } = await readProperties(db, 'revision.retentionDays');
    for (;;) {
      const old = await db
        .select({ id: revision.id })
        .from(revision)
        .where(lt(revision.createdOn, clock() - days * DAY_MS))
        .orderBy(asc(revision.createdOn), asc(revision.id))
        .limit(BATCH_ROWS);
      if (old.length === 0) return;
      await db.delete(revision).where(
        inArray(
          revision.id,
          old.map(({ id }) => id),
        ),
      );
    }
  },
};
