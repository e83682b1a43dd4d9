/** Trajectories are kept for a while, trips for good. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { readProperties } from '../properties.ts';
import { SLOT_MS, slotOf } from './packed-points.ts';
import { lastPosition, positionBatch, trajectory, trip, tripCursor } from './tables.ts';
import { SILENCE_MS } from './trips.ts';

const HOUR_MS = 3_600_000;
/** Others wait for a statement on the embedded database. */
const ROWS_AT_ONCE = 5_000;

/**
 * Deletes what is older than the property `position.trajectoryHours`. Two at a time delete the same.
 * @param hours where the property leaves it to the surroundings
 */
export const sweepTrajectories = (hours: number): Job => ({
  name: 'sweep-trajectories',
  everyMs: 60_000,
  run: async ({ db, clock }) => {
    const { 'position.trajectoryHours': told } = await readProperties(db, 'position.trajectoryHours');
    const newest = await newestSlot(db);
    if (newest === undefined) return;
    // a clock that has jumped ahead takes nothing with it
    const now = Math.min(clock(), (newest + 1) * SLOT_MS + HOUR_MS);
    while (await sweepBefore(db, slotOf(now - (told || hours) * HOUR_MS)));
  },
});

async function newestSlot(db: Db): Promise<number | undefined> {
  const [row] = await db.select({ slot: sql<number | null>`max(slot)` }).from(trajectory);
  return row?.slot ?? undefined;
}

/** Whether there may be more. */
async function sweepBefore(db: Db, slot: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with swept as (
      delete from ${trajectory} where (vehicle_id, slot) in (
        select vehicle_id, slot from ${trajectory} where slot < ${slot} limit ${ROWS_AT_ONCE}) returning 1)
    select count(*)::int as swept from swept`)) as unknown as { rows: { swept: number }[] };
  return rows[0]?.swept === ROWS_AT_ONCE;
}

/** Whose terminal fell silent on the way got out where it was last heard, for all that is known. Harmless twice. */
export const closeSilentTrips: Job = {
  name: 'close-silent-trips',
  everyMs: 300_000,
  run: async ({ db, clock }) => {
    await db.execute(sql`
      update ${trip} set off_time = gps_time, off_lng = lng, off_lat = lat, distance = round(cursor.distance),
        is_whole = 0
      from ${tripCursor} as cursor
      where trip.off_time is null and cursor.vehicle_id = trip.vehicle_id
        and gps_time < ${clock() - 3 * SILENCE_MS}`);
  },
};

/**
 * Gives back the room of what was deleted and rewritten, which here is all there is within hours. The hourly upkeep
 * waits until a table has grown, and does not see the journal's bytes, which lie beside it. For the embedded database
 * alone; a server does so by itself.
 */
export const tendPositions: Job = {
  name: 'tend-positions',
  everyMs: 600_000,
  run: async ({ db }) => {
    for (const table of [positionBatch, trajectory, lastPosition, tripCursor])
      await db.execute(sql`vacuum ${table}`);
  },
};
