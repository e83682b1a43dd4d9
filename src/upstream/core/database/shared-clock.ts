/**
 * The time that all processes on one database share: the database's own. Between comparisons it is carried on by this
 * machine's monotonic clock, so that neither a wrong nor a corrected wall clock reaches sessions, leases or limits.
 */
import { sql } from 'drizzle-orm';
import type { Clock, Db } from '../context.ts';
import type { Store } from './store.ts';

/** How often a process compares its clock with the database's. */
export const COMPARE_EVERY_MS = 60_000;

export interface SharedClock {
  /** Milliseconds since 1970, by the database. */
  now: Clock;
  /** Milliseconds by which this machine's clock is ahead of the database's; negative if it is behind. */
  aheadBy(): number;
  /** Asks the database for its time. Fails while the database is away; the last comparison then holds. */
  compare(): Promise<void>;
}

/** Both in milliseconds; arguments for tests. */
interface MachineClocks {
  wall: Clock;
  /** Never goes back, and does not follow corrections of the wall clock. */
  monotonic: Clock;
}

const MACHINE: MachineClocks = { wall: () => Date.now(), monotonic: () => performance.now() };

/** The embedded database has the clock of its process: nothing is compared there. */
export async function openClock({ kind, db }: Pick<Store, 'kind' | 'db'>): Promise<SharedClock> {
  if (kind === 'embedded') return { now: MACHINE.wall, aheadBy: () => 0, compare: async () => {} };
  const clock = createSharedClock(db);
  await clock.compare();
  return clock;
}

/** Tells the machine's own time until it has been compared once. */
export function createSharedClock(db: Db, { wall, monotonic }: MachineClocks = MACHINE): SharedClock {
  let origin = wall() - monotonic();
  const now = () => Math.round(origin + monotonic());
  return {
    now,
    aheadBy: () => Math.round(wall() - (origin + monotonic())),
    async compare() {
      const askedOn = monotonic();
      const answer = await db.execute(
        sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as "now"`,
      );
      const [told] = (answer as unknown as { rows: { now: number }[] }).rows;
      // the answer is as old as half of the way there and back
      if (told) origin = told.now - (askedOn + monotonic()) / 2;
    },
  };
}
