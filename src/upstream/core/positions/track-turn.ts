import type { Db } from '../context.ts';
import { trySerialize } from '../database/serialize.ts';

/**
 * A turn is a transaction, and on the embedded database others wait for it: among them who asks whether a position may
 * come in. So it is short, though many of them cost somewhat more than a few long ones.
 */
export const VEHICLES_AT_ONCE = 50;

/** Runs in a transaction; false where another process is at it. */
export const inTracksTurn = (db: Db, run: (inside: Db) => Promise<unknown>): Promise<boolean> =>
  db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    if (!(await trySerialize(inside, 'tracks'))) return false;
    await run(inside);
    return true;
  });
