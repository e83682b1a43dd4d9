/**
 * From the journal into trajectories and trips. What is done for some vehicles is done in one transaction, and doing
 * it again changes nothing: points that are there are not put there twice, and the cursor of trips has passed them.
 * So a process that dies half-way leaves the journal's rows, and the next one goes through them again.
 */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { FixesByVehicle } from './packed-batch.ts';
import { asText, fromText, positionBatch } from './tables.ts';
import { inTracksTurn, VEHICLES_AT_ONCE } from './track-turn.ts';
import { type Follower, writeTracks } from './track-writer.ts';

/** Until then what comes out of order finds its place. */
const SETTLE_MS = 45_000;
const EVERY_MS = 60_000;
/** In memory at once: a minute of 10,000 a second. */
const MOST_FIXES = 600_000;

/** Of two processes one works. */
export const foldBatches = (followers: readonly Follower[] = []): Job => ({
  name: 'fold-positions',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    while (await foldSome(db, clock() - SETTLE_MS, followers));
  },
});

/** Whether there may be more. */
async function foldSome(db: Db, writtenUpTo: number, followers: readonly Follower[]): Promise<boolean> {
  const ids = await settled(db, writtenUpTo);
  if (ids.length === 0) return false;
  const fixes = new FixesByVehicle();
  // one by one, so that neither the database nor this process is long at it
  for (const id of ids) fixes.add(await packedOf(db, id));
  const vehicles = fixes.vehicles();
  for (let at = 0; at < vehicles.length; at += VEHICLES_AT_ONCE) {
    const some = vehicles.slice(at, at + VEHICLES_AT_ONCE).map(id => [id, fixes.of(id)] as const);
    if (!(await inTracksTurn(db, inside => writeTracks(inside, some, { followers })))) return false;
  }
  await inTracksTurn(db, inside => inside.delete(positionBatch).where(inArray(positionBatch.id, ids)));
  return true;
}

/** The oldest rows, as many as may be in memory. */
async function settled(db: Db, writtenUpTo: number): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select id from (
      select id, sum(fixes) over (order by id) - fixes as before from ${positionBatch}
      where written_on <= ${writtenUpTo}
    ) counted where before < ${MOST_FIXES} order by id`)) as unknown as { rows: { id: number }[] };
  return rows.map(({ id }) => String(id));
}

/** Nothing where another process has folded it meanwhile. */
async function packedOf(db: Db, id: string): Promise<Buffer> {
  const [row] = await db
    .select({ packed: asText(positionBatch.packed) })
    .from(positionBatch)
    .where(eq(positionBatch.id, id));
  return fromText(row?.packed ?? '');
}
