/** Puts points into trajectories, and the trips they tell of beside them. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { Fix } from './fix.ts';
import { mergePoints, packPoints, slotOf, steps, type TrackPoint, unpackPoints } from './packed-points.ts';
import { asText, fromText, trajectory } from './tables.ts';
import { type NewTrack, writeTrips } from './trip-writer.ts';

/**
 * Hears once of every point that comes in the order of the terminal's times, in the transaction in which it is
 * written down: what it writes stands or falls with that.
 */
export type Follower = (db: Db, tracks: readonly NewTrack[]) => Promise<void>;

interface Writing {
  /** Earlier points tell of trips and leave no trajectory. */
  trackFrom?: number | undefined;
  followers?: readonly Follower[];
}

/**
 * Merges with what is there: a point whose time is there already is passed over, so doing it again changes nothing.
 * To be called in a turn of `track-turn.ts`.
 * @param byVehicle fixes in any order
 */
export async function writeTracks(
  db: Db,
  byVehicle: readonly (readonly [string, readonly Fix[]])[],
  { trackFrom = Number.NEGATIVE_INFINITY, followers = [] }: Writing = {},
) {
  const fresh = byVehicle.map(([vehicleId, fixes]) => ({
    vehicleId,
    points: mergePoints([], fixes.map(pointOf)),
  }));
  const told = await writeTrips(db, fresh);
  for (const follow of followers) await follow(db, told);
  const pieces = fresh.flatMap(({ vehicleId, points }) =>
    inSlots(
      vehicleId,
      points.filter(({ gpsTime }) => gpsTime >= trackFrom),
    ),
  );
  if (pieces.length === 0) return;
  const there = await read(db, pieces);
  await write(
    db,
    pieces.map(({ vehicleId, slot, points }) => {
      const packed = there.get(keyOf(vehicleId, slot));
      return rowOf(vehicleId, slot, packed ? mergePoints(unpackPoints(slot, packed), points) : points);
    }),
  );
}

/** What comes in by the open door is told by terminals. */
const TERMINAL = 1;

export const pointOf = ({ gpsTime, lng, lat, speed, heading, status }: Fix): TrackPoint => ({
  gpsTime,
  lng,
  lat,
  speed,
  heading,
  status,
  source: TERMINAL,
});

interface Piece {
  vehicleId: string;
  slot: number;
  points: TrackPoint[];
}

function inSlots(vehicleId: string, points: readonly TrackPoint[]): Piece[] {
  const pieces: Piece[] = [];
  for (const point of points) {
    const slot = slotOf(point.gpsTime);
    const last = pieces.at(-1);
    if (last?.slot === slot) last.points.push(point);
    else pieces.push({ vehicleId, slot, points: [point] });
  }
  return pieces;
}

const keyOf = (vehicleId: string | number, slot: number) => `${vehicleId} ${slot}`;

async function read(db: Db, pieces: readonly Piece[]): Promise<Map<string, Buffer>> {
  const wanted = JSON.stringify(pieces.map(({ vehicleId, slot }) => ({ vehicle_id: vehicleId, slot })));
  const { rows } = (await db.execute(sql`
    select vehicle_id, slot, ${asText(trajectory.packed)} as packed
    from json_to_recordset(${wanted}::json) as wanted (vehicle_id bigint, slot integer)
    join ${trajectory} using (vehicle_id, slot)`)) as unknown as {
    rows: { vehicle_id: number; slot: number; packed: string }[];
  };
  return new Map(rows.map(({ vehicle_id, slot, packed }) => [keyOf(vehicle_id, slot), fromText(packed)]));
}

function rowOf(vehicleId: string, slot: number, points: readonly TrackPoint[]) {
  const [lngs, lats] = [points.map(({ lng }) => steps(lng)), points.map(({ lat }) => steps(lat))];
  return {
    vehicle_id: vehicleId,
    slot,
    points: points.length,
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
    packed: packPoints(slot, points).toString('base64'),
  };
}

const write = (db: Db, rows: readonly ReturnType<typeof rowOf>[]) =>
  db.execute(sql`
    insert into ${trajectory} (vehicle_id, slot, points, west, south, east, north, packed)
    select vehicle_id, slot, points, west, south, east, north, decode(packed, 'base64')
    from json_to_recordset(${JSON.stringify(rows)}::json) as told (
      vehicle_id bigint, slot integer, points integer, west integer, south integer, east integer, north integer,
      packed text)
    on conflict (vehicle_id, slot) do update set points = excluded.points, west = excluded.west,
      south = excluded.south, east = excluded.east, north = excluded.north, packed = excluded.packed
    where trajectory.points < excluded.points`);
