/** Frees what nobody edits any longer: a browser that has crashed, a session that has ended. */
import type { Job } from '../core/jobs.ts';
import { holdLease, leasesOf, placesWithExpired, removeExpired } from '../core/leases/leases.ts';
import { tellFree } from './pushes.ts';

/** How long others may go on seeing the lock of a session that has ended. Whoever takes it gets it at once. */
const EVERY_MS = 5_000;
const AT_ONCE = 100;

/** Each record by itself, held against who takes or sweeps it at the same time: nothing is told twice. */
export const sweepLocks: Job = {
  name: 'sweep-locks',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    for (const place of await placesWithExpired(db, clock(), AT_ONCE)) {
      await db.transaction(async inside => {
        const now = clock();
        await holdLease(inside, place);
        const cleared = await removeExpired(inside, place, now);
        if (cleared > 0 && (await leasesOf(inside, place, now)).length === 0) {
          await tellFree(inside, place, now);
        }
      });
    }
  },
};
