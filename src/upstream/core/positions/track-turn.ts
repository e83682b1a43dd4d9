/** Who writes trajectories does so alone, for some vehicles at a time. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';

/**
 * A turn is a transaction, and on the embedded database others wait for it: among them who asks whether a position may
 * come in. So it is short, though many of them cost somewhat more than a few long ones.
 */
export const VEHICLES_AT_ONCE = 50;

/** Any number that nothing else locks by. */
const TRACK_LOCK = 7_300_026;

/** Runs in a transaction; false where another process is at it. */
export const alone = (db: Db, run: (inside: Db) => Promise<unknown>): Promise<boolean> =>
  db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    const { rows } = (await inside.execute(
      sql`select pg_try_advisory_xact_lock(${TRACK_LOCK}) as held`,
    )) as unknown as { rows: { held: boolean }[] };
    if (!rows[0]?.held) return false;
    await run(inside);
    return true;
  });
