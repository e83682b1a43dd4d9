import { lte } from 'drizzle-orm';
import type { Job } from '../core/jobs.ts';
import { importFile } from './tables.ts';

/** Forgets files that were sent up, after every job on them is forgotten. Two at a time forget the same. */
export const sweepImports: Job = {
  name: 'sweep-imports',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    await db.delete(importFile).where(lte(importFile.expireOn, clock()));
  },
};
