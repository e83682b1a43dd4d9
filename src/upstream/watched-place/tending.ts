/** Visits that nobody hears the end of, and those that are too old. */
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import type { Job } from '../core/jobs.ts';
import { tripCursor } from '../core/positions/tables.ts';
import { SILENCE_MS } from '../core/positions/trips.ts';
import { readProperties } from '../core/properties.ts';
import { placePresence, placeVisit } from './tables.ts';

const DAY_MS = 86_400_000;
/** Others wait for a statement on the embedded database. */
const ROWS_AT_ONCE = 5_000;

/**
 * Whose terminal fell silent inside has left when it was last heard, for all that is known. A visit of which nothing
 * more is known, as of a place that was switched off at that moment, is over as well. Harmless twice.
 */
export const closeSilentVisits: Job = {
  name: 'close-silent-visits',
  everyMs: 300_000,
  run: async ({ db, clock }) => {
    const silentSince = clock() - 3 * SILENCE_MS;
    await db.transaction(async inside => {
      await inside.execute(sql`
        update ${placeVisit} set is_whole = 0, left_on = greatest(came_on, coalesce(turned_on, gps_time))
        from ${placePresence} presence join ${tripCursor} heard using (vehicle_id)
        where left_on is null and presence.place_id = place_visit.place_id
          and presence.vehicle_id = place_visit.vehicle_id and gps_time < ${silentSince}`);
      await inside.execute(sql`
        delete from ${placePresence} using ${tripCursor} heard
        where heard.vehicle_id = place_presence.vehicle_id and gps_time < ${silentSince}`);
      await inside.execute(sql`
        update ${placeVisit} set is_whole = 0, left_on = came_on
        where left_on is null and not exists (
          select from ${placePresence} presence
          where presence.place_id = place_visit.place_id and presence.vehicle_id = place_visit.vehicle_id)`);
    });
  },
};

/** Deletes what began longer ago than the property `position.visitDays`. Two at a time delete the same. */
export const forgetOldVisits: Job = {
  name: 'forget-old-visits',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    const { 'position.visitDays': days } = await readProperties(db, 'position.visitDays');
    const [newest] = await db
      .select({ cameOn: placeVisit.cameOn })
      .from(placeVisit)
      .orderBy(desc(placeVisit.cameOn))
      .limit(1);
    if (!newest) return;
    // a clock that has jumped ahead takes nothing with it
    const now = Math.min(clock(), newest.cameOn + DAY_MS);
    while (await forgetBefore(db, now - days * DAY_MS));
  },
};

/** Whether there may be more. Who is inside is told of however long he is. */
async function forgetBefore(db: Db, time: number): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    with forgotten as (
      delete from ${placeVisit} where ctid = any (array(
        select ctid from ${placeVisit} where came_on < ${time} and left_on is not null limit ${ROWS_AT_ONCE}))
      returning 1)
    select count(*)::int as forgotten from forgotten`)) as unknown as { rows: { forgotten: number }[] };
  return rows[0]?.forgotten === ROWS_AT_ONCE;
}

/** Whoever is inside has left, for all that is told from now on. */
export async function endVisitsTo(db: Db, placeId: string, now: number): Promise<void> {
  await db.execute(sql`
    update ${placeVisit} set is_whole = 0, left_on = greatest(came_on, ${now}::bigint)
    where place_id = ${placeId}::bigint and left_on is null`);
  await db.execute(sql`delete from ${placePresence} where place_id = ${placeId}::bigint`);
}
