/** Who is in a circle: all of them counted, the nearest by name. */
import { drawnAt, type Fleet, type Status } from './fleet.ts';
import { boxOfCircle, metresBetween } from './metres.ts';
import type { Circle } from './tracks/drawn-track.ts';

export interface NearVehicle {
  id: string;
  plate: string;
  status: Status;
  /** From the centre, as the crow flies. */
  metres: number;
}

export interface Within {
  count: number;
  /** By business status. */
  counts: readonly number[];
  nearest: readonly NearVehicle[];
}

/** @param most by name at most */
export function within(
  fleet: Fleet,
  { lng, lat, radius }: Circle,
  { shown, now, most }: { shown: readonly boolean[]; now: number; most: number },
): Within {
  const [west, south, east, north] = boxOfCircle(lng, lat, radius);
  const counts = [0, 0, 0, 0, 0];
  const found: { place: number; metres: number }[] = [];
  for (let place = 0; place < fleet.count; place++) {
    const status = fleet.status[place] ?? 0;
    if (!shown[status]) continue;
    const [atLng, atLat] = drawnAt(fleet, place, now);
    // what is cheap first: most of a town is not even near
    if (atLng < west || atLng > east || atLat < south || atLat > north) continue;
    const metres = metresBetween(lng, lat, atLng, atLat);
    if (metres > radius) continue;
    counts[status] = (counts[status] ?? 0) + 1;
    found.push({ place, metres });
  }
  const nearest = found
    .sort((one, other) => one.metres - other.metres)
    .slice(0, most)
    .flatMap(({ place, metres }) => {
      const vehicle = fleet.vehicleAt(place);
      if (!vehicle) return [];
      const status = fleet.status[place] as Status;
      return [{ id: vehicle.vehicleId, plate: vehicle.plateNumber, status, metres }];
    });
  return { count: found.length, counts, nearest };
}
