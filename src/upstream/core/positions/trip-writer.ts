/** Trips as rows: one that begins stands there open, and is closed when it ends. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { TrackPoint } from './packed-points.ts';
import { trip, tripCursor } from './tables.ts';
import { followTrips, type LoadOff, type LoadOn, type TripCursor } from './trips.ts';

interface Track {
  vehicleId: string;
  /** In the order of their times. */
  points: readonly TrackPoint[];
}

/** What is told of a vehicle for the first time, and later than all that was told before. */
export interface NewTrack extends Track {
  /** When it was heard before; undefined where it never was. */
  heardOn: number | undefined;
}

/**
 * Points up to the cursor of a vehicle change nothing. In a transaction.
 * @returns the others
 */
export async function writeTrips(db: Db, tracks: readonly Track[]): Promise<NewTrack[]> {
  const cursors = await readCursors(
    db,
    tracks.map(({ vehicleId }) => vehicleId),
  );
  const followed = tracks.map(({ vehicleId, points }) => ({
    vehicleId,
    ...followTrips(cursors.get(vehicleId), points),
  }));
  const ended = followed.flatMap(({ vehicleId, ended: off }) => (off ? [{ vehicleId, ...offOf(off) }] : []));
  const added = followed.flatMap(({ vehicleId, whole, begun }) => [
    ...whole.map(({ on, off }) => rowOf(vehicleId, on, off)),
    ...(begun ? [rowOf(vehicleId, begun)] : []),
  ]);
  if (ended.length > 0) await end(db, ended);
  if (added.length > 0) await add(db, added);
  await writeCursors(
    db,
    followed.flatMap(({ vehicleId, cursor }) =>
      cursor ? [{ vehicleId, ...cursor, isCarrying: cursor.isCarrying ? 1 : 0 }] : [],
    ),
  );
  return tracks.map(({ vehicleId, points }) => {
    const heardOn = cursors.get(vehicleId)?.gpsTime;
    const isNew = ({ gpsTime }: TrackPoint) => heardOn === undefined || gpsTime > heardOn;
    return { vehicleId, heardOn, points: points.filter(isNew) };
  });
}

async function readCursors(db: Db, vehicleIds: readonly string[]): Promise<Map<string, TripCursor>> {
  const rows = await db
    .select()
    .from(tripCursor)
    // one parameter, however many they are
    .where(sql`${tripCursor.vehicleId} = any(string_to_array(${vehicleIds.join(',')}, ',')::bigint[])`);
  return new Map(
    rows.map(({ vehicleId, ...row }) => [vehicleId, { ...row, isCarrying: row.isCarrying === 1 }]),
  );
}

const offOf = ({ gpsTime, lng, lat, distance, isWhole }: LoadOff) => ({
  offTime: gpsTime,
  offLng: lng,
  offLat: lat,
  distance,
  isWhole: isWhole ? 1 : 0,
});

const rowOf = (vehicleId: string, on: LoadOn, off?: LoadOff) => ({
  vehicleId,
  onTime: on.gpsTime,
  onLng: on.lng,
  onLat: on.lat,
  ...(off && offOf(off)),
  isWhole: on.isWhole && off?.isWhole !== false ? 1 : 0,
});

const OFF_COLUMNS = sql.raw(
  `"offTime" bigint, "offLng" double precision, "offLat" double precision, distance integer, "isWhole" smallint`,
);

const end = (db: Db, rows: readonly object[]) =>
  db.execute(sql`
    update ${trip} set off_time = "offTime", off_lng = "offLng", off_lat = "offLat", distance = told.distance,
      is_whole = least(is_whole, "isWhole")
    from json_to_recordset(${JSON.stringify(rows)}::json) as told ("vehicleId" bigint, ${OFF_COLUMNS})
    where trip.vehicle_id = "vehicleId" and trip.off_time is null`);

/**
 * Where a trip belongs is where its vehicle does: who sees that vehicle sees it. Those of a vehicle that was deleted
 * meanwhile have no plate any more.
 */
const add = (db: Db, rows: readonly object[]) =>
  db.execute(sql`
    insert into ${trip} (vehicle_id, plate_number, area_id, on_time, on_lng, on_lat, off_time, off_lng, off_lat, distance,
      is_whole)
    select vehicle.id, plate_number, vehicle.area_id, "onTime", "onLng", "onLat", "offTime", "offLng", "offLat", distance, "isWhole"
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      "vehicleId" bigint, "onTime" bigint, "onLng" double precision, "onLat" double precision, ${OFF_COLUMNS})
    join vehicle on vehicle.id = "vehicleId"`);

const writeCursors = (db: Db, rows: readonly object[]) =>
  db.execute(sql`
    insert into ${tripCursor} (vehicle_id, gps_time, lng, lat, is_carrying, distance)
    select "vehicleId", "gpsTime", lng, lat, "isCarrying", distance
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      "vehicleId" bigint, "gpsTime" bigint, lng double precision, lat double precision, "isCarrying" smallint,
      distance double precision)
    on conflict (vehicle_id) do update set gps_time = excluded.gps_time, lng = excluded.lng, lat = excluded.lat,
      is_carrying = excluded.is_carrying, distance = excluded.distance
    where excluded.gps_time > trip_cursor.gps_time`);
