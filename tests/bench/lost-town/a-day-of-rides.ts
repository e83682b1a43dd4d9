/** A day of a simulated town whose truth is known: every ride as its trip row. */
import { sql } from 'drizzle-orm';
import { createCity } from '../../../src/simulator/city/city.ts';
import { midnightOf } from '../../../src/simulator/city/driving/day.ts';
import { toPoint } from '../../../src/simulator/city/geometry/plane.ts';
import { spotAlong } from '../../../src/simulator/city/graph/road-graph.ts';
import type { Ride } from '../../../src/simulator/city/news.ts';
import type { CityLoad } from '../../../src/simulator/city/profiles.ts';
import type { Db } from '../../../src/upstream/core/context.ts';
import type { Point } from '../../../src/upstream/core/positions/last-positions.ts';
import { type Stream, streamOf } from '../../../src/upstream/core/streams.ts';

export const COLOURS = ['蓝色', '绿色', '黄色', '红色', '白色'] as const;
const DAY = 20_515;
const MINUTE_MS = 60_000;
const BATCH = 2_000;
/** Metres by which a terminal is off, usually. */
const GPS_SIGMA = 8;
/** A terminal that reports each ten seconds sees who gets in or out so much later at most. */
const REPORT_MS = 10_000;
/** So often the end of a ride is not seen, and so much of it is missing then. */
const CUT = { share: 0.02, most: 0.5 };

export interface TownRide {
  vehicleId: string;
  on: Point & { at: number };
  off: Point & { at: number };
  metres: number;
}

/** All rides of the day from midnight on. @param hours of it that are simulated */
export function aDayOfRides(seed: number, profile: CityLoad, hours: number): TownRide[] {
  const fleet = Array.from({ length: profile.vehicles }, (_, at) => ({
    vehicleId: String(at + 1),
    dataFrom: 1,
  }));
  const startOn = midnightOf(DAY) + (24 - hours) * 60 * MINUTE_MS;
  const city = createCity({ profile, seed, startOn, fleet });
  const rides: TownRide[] = [];
  city.run(midnightOf(DAY + 1), { ride: ride => rides.push(rideOf(ride)) });
  return rides;
}

const rideOf = ({ vehicle, from, fromOffset, to, toOffset, beganOn, endedOn, metres }: Ride): TownRide => ({
  vehicleId: String(vehicle + 1),
  on: { ...toPoint(spotAlong(from, fromOffset)), at: beganOn },
  off: { ...toPoint(spotAlong(to, toOffset)), at: endedOn },
  metres: Math.round(metres),
});

/** Vehicles with those ids in ten companies, their colours as `colourOf` says, and the rides as terminals tell them. */
export async function fillTown(db: Db, seed: number, vehicles: number, rides: readonly TownRide[]) {
  const colours = COLOURS.map(colour => `'${colour}'`).join(', ');
  await db.execute(sql`
    insert into vehicle (id, plate_number, color, area_id, search_key, created_on, updated_on)
    overriding system value
    select n + ${FIRST_ID}::int, '桂AT' || lpad(n::text, 5, '0'), (array[${sql.raw(colours)}])[1 + n % ${COLOURS.length}::int],
      '450102', '', 0, 0
    from generate_series(1, ${vehicles}::int) n`);
  const chance = streamOf(seed, 'terminals');
  for (let from = 0; from < rides.length; from += BATCH) {
    const rows = rides.slice(from, from + BATCH).map(ride => seenOf(ride, chance));
    await db.execute(sql`
      insert into trip (vehicle_id, plate_number, area_id, on_time, on_lng, on_lat, off_time, off_lng, off_lat, distance, is_whole)
      select v + ${FIRST_ID}::int, '桂AT' || lpad(v::text, 5, '0'), '450102', a, x, y, b, p, q, m, w
      from json_to_recordset(${JSON.stringify(rows)}::json) as told (v int, a bigint, x float8, y float8, b bigint, p float8,
        q float8, m int, w smallint)`);
  }
}

/** Behind those of the demonstration. */
export const FIRST_ID = 100_000;

export const colourOf = (vehicleId: string) => COLOURS[Number(vehicleId) % COLOURS.length] ?? COLOURS[0];

function seenOf({ vehicleId, on, off, metres }: TownRide, chance: Stream) {
  const late = () => Math.round(chance.between(0, REPORT_MS));
  const noise = () => Math.abs(chance.normal()) * GPS_SIGMA;
  const isCut = chance.happens(CUT.share);
  const left = isCut ? 1 - chance.between(0, CUT.most) : 1;
  const between = (one: number, other: number) => one + (other - one) * left;
  const [start, end] = [moved(on, noise(), chance), moved(off, noise(), chance)];
  return {
    v: Number(vehicleId),
    a: on.at + late(),
    x: start.lng,
    y: start.lat,
    b: Math.round(between(on.at, off.at)) + late(),
    p: between(start.lng, end.lng),
    q: between(start.lat, end.lat),
    m: Math.round(metres * left),
    w: isCut ? 0 : 1,
  };
}

/** So many metres off, anywhere around. */
function moved({ lng, lat }: Point, metres: number, chance: Stream): Point {
  const angle = chance.next() * 2 * Math.PI;
  const degree = metres / 111_195;
  return {
    lng: lng + (degree * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180),
    lat: lat + degree * Math.cos(angle),
  };
}
