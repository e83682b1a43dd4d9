/** Last positions as rows: for lists that join them, and for a start. Behind the memory by a few seconds. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import type { LastFix } from './fix.ts';
import type { LastPositions } from './last-positions.ts';
import { lastPosition } from './tables.ts';

const EVERY_MS = 15_000;
/** Others wait for a statement on the embedded database. */
const ROWS_AT_ONCE = 200;

export function createLastRows(positions: LastPositions) {
  let mark = 0;

  async function write(db: Db): Promise<void> {
    const upTo = positions.mark;
    const changed = [...positions.since(mark)];
    for (let at = 0; at < changed.length; at += ROWS_AT_ONCE) {
      await writeRows(db, changed.slice(at, at + ROWS_AT_ONCE));
    }
    mark = upTo;
  }

  /** Two at a time write the same, and a row never goes back. */
  const job: Job = { name: 'write-last-positions', everyMs: EVERY_MS, run: ({ db }) => write(db) };
  return { job, write };
}

/** Vehicles that were deleted meanwhile are passed over. */
async function writeRows(db: Db, fixes: readonly LastFix[]): Promise<void> {
  // two who write in different orders would wait for each other
  const ordered = fixes.toSorted((a, b) => Number(a.vehicleId) - Number(b.vehicleId));
  await db.execute(sql`
    insert into ${lastPosition} (vehicle_id, gps_time, received_on, lng, lat, speed, heading, status, data_from)
    select "vehicleId", "gpsTime", "receivedOn", lng, lat, speed, heading, status, "dataFrom"
    from json_to_recordset(${JSON.stringify(ordered)}::json) as told (
      "vehicleId" bigint, "gpsTime" bigint, "receivedOn" bigint, lng double precision, lat double precision,
      speed real, heading smallint, status smallint, "dataFrom" integer)
    where exists (select from vehicle where id = "vehicleId")
    on conflict (vehicle_id) do update set gps_time = excluded.gps_time, received_on = excluded.received_on,
      lng = excluded.lng, lat = excluded.lat, speed = excluded.speed, heading = excluded.heading,
      status = excluded.status, data_from = excluded.data_from
    where excluded.gps_time > last_position.gps_time`);
}

export async function readLastRows(db: Db, positions: LastPositions): Promise<void> {
  for (const { receivedOn, ...fix } of await db.select().from(lastPosition)) positions.take(fix, receivedOn);
}
