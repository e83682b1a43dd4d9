/** Visits as rows: one that begins stands there open, and is closed when it ends. */
import { sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import type { Follower } from '../core/positions/track-writer.ts';
import type { NewTrack } from '../core/positions/trip-writer.ts';
import { FenceGrid, readFences } from './fences.ts';
import { type Fence, followVisits, type Presence, type Visits } from './judge.ts';
import { placePresence, placeVisit, watchedPlaceTable } from './tables.ts';

interface Followed extends Visits {
  vehicleId: string;
  placeId: string;
}

/** In the transaction in which trajectories are written: each point is judged once, whichever process is at it. */
export const writeVisits: Follower = async (db, tracks) => {
  const grid = new FenceGrid(await readFences(db));
  if (grid.fences.length === 0) return;
  const known = await readPresences(
    db,
    tracks.map(({ vehicleId }) => vehicleId),
  );
  const followed = tracks.flatMap(track => followTrack(grid, track, known.get(track.vehicleId) ?? NOWHERE));
  if (followed.length > 0) await write(db, followed);
};

/** Where a vehicle may be inside, by place. */
type Presences = ReadonlyMap<string, Presence>;
const NOWHERE: Presences = new Map();

function followTrack(grid: FenceGrid, track: NewTrack, presences: Presences): Followed[] {
  const { vehicleId, heardOn, points } = track;
  const near = new Set<Fence>();
  for (const point of points) for (const fence of grid.near(point)) near.add(fence);
  if (presences.size > 0) for (const fence of grid.fences) if (presences.has(fence.id)) near.add(fence);
  return [...near].flatMap(fence => {
    const before = presences.get(fence.id);
    const visits = followVisits(fence, before, heardOn, points);
    const isNothing = !before && !visits.presence && visits.whole.length === 0;
    return isNothing ? [] : [{ vehicleId, placeId: fence.id, ...visits }];
  });
}

async function readPresences(
  db: Db,
  vehicleIds: readonly string[],
): Promise<Map<string, Map<string, Presence>>> {
  const rows = await db
    .select()
    .from(placePresence)
    // one parameter, however many they are
    .where(sql`${placePresence.vehicleId} = any(string_to_array(${vehicleIds.join(',')}, ',')::bigint[])`);
  const byVehicle = new Map<string, Map<string, Presence>>();
  for (const { vehicleId, placeId, isIn, turnedOn, isSeen } of rows) {
    const its = byVehicle.get(vehicleId) ?? new Map<string, Presence>();
    byVehicle.set(vehicleId, its);
    its.set(placeId, { isIn: isIn === 1, turnedOn, isSeen: isSeen === 1 });
  }
  return byVehicle;
}

async function write(db: Db, followed: readonly Followed[]): Promise<void> {
  const ended = followed.flatMap(({ vehicleId, placeId, ended: left }) =>
    left ? [{ vehicleId, placeId, ...left, isWhole: left.isWhole ? 1 : 0 }] : [],
  );
  const added = followed.flatMap(({ vehicleId, placeId, whole, begun }) =>
    [...whole, ...(begun ? [{ ...begun, leftOn: null }] : [])].map(visit => ({
      vehicleId,
      placeId,
      ...visit,
      isWhole: visit.isWhole ? 1 : 0,
    })),
  );
  const gone = followed.filter(({ presence }) => !presence);
  const there = followed.flatMap(({ vehicleId, placeId, presence }) =>
    presence ? [{ vehicleId, placeId, ...presence }] : [],
  );
  if (ended.length > 0) await end(db, ended);
  if (added.length > 0) await add(db, added);
  if (gone.length > 0) await forget(db, gone);
  if (there.length > 0) await keep(db, there);
}

const end = (db: Db, rows: readonly object[]) =>
  db.execute(sql`
    update ${placeVisit} set left_on = "leftOn", is_whole = least(is_whole, "isWhole")
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      "vehicleId" bigint, "placeId" bigint, "leftOn" bigint, "isWhole" smallint)
    where place_id = "placeId" and vehicle_id = "vehicleId" and left_on is null`);

/** Of a vehicle that was deleted meanwhile nobody knows the plate any more, and a place may be gone as well. */
const add = (db: Db, rows: readonly object[]) =>
  db.execute(sql`
    insert into ${placeVisit} (place_id, vehicle_id, plate_number, area_id, came_on, left_on, is_whole)
    select place.id, vehicle.id, plate_number, vehicle.area_id, "cameOn", "leftOn", "isWhole"
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      "vehicleId" bigint, "placeId" bigint, "cameOn" bigint, "leftOn" bigint, "isWhole" smallint)
    join vehicle on vehicle.id = "vehicleId"
    join ${watchedPlaceTable} place on place.id = "placeId"
    on conflict do nothing`);

const forget = (db: Db, rows: readonly Pick<Followed, 'vehicleId' | 'placeId'>[]) =>
  db.execute(sql`
    delete from ${placePresence}
    using json_to_recordset(${namesOf(rows)}::json) as told ("vehicleId" bigint, "placeId" bigint)
    where vehicle_id = "vehicleId" and place_id = "placeId"`);

const namesOf = (rows: readonly Pick<Followed, 'vehicleId' | 'placeId'>[]) =>
  JSON.stringify(rows.map(({ vehicleId, placeId }) => ({ vehicleId, placeId })));

const keep = (db: Db, rows: readonly (Presence & Pick<Followed, 'vehicleId' | 'placeId'>)[]) =>
  db.execute(sql`
    insert into ${placePresence} (vehicle_id, place_id, is_in, turned_on, is_seen)
    select "vehicleId", place.id, "isIn"::int, "turnedOn", "isSeen"::int
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      "vehicleId" bigint, "placeId" bigint, "isIn" boolean, "turnedOn" bigint, "isSeen" boolean)
    join ${watchedPlaceTable} place on place.id = "placeId"
    on conflict (vehicle_id, place_id) do update set is_in = excluded.is_in, turned_on = excluded.turned_on,
      is_seen = excluded.is_seen
    where (place_presence.is_in, place_presence.turned_on, place_presence.is_seen)
      is distinct from (excluded.is_in, excluded.turned_on, excluded.is_seen)`);
