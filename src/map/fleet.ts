/** What the map draws from: vehicles in typed arrays, changed in place by whoever hears of them. */

export interface Fleet {
  /** Vehicles; they stand in the first so many places of each array, in no order. */
  readonly count: number;
  /** Degrees of WGS-84. Arrays are replaced when they grow: read them anew at each change. */
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Where each came from when it set out, when that was, and for how many milliseconds it drives. */
  readonly fromLng: Float64Array;
  readonly fromLat: Float64Array;
  readonly setOutOn: Float64Array;
  readonly travelMs: Float32Array;
  /** Kilometres an hour. */
  readonly speed: Uint8Array;
  /** Degrees clockwise from north. */
  readonly heading: Float32Array;
  /** 1 carrying passengers, 2 order taken, 3 empty, 4 out of service. */
  readonly status: Uint8Array;
  /** When it was last heard: by the clock of `setOutOn`, which is this machine's. */
  readonly heardOn: Float64Array;
  vehicleAt(place: number): { vehicleId: string; plateNumber: string } | undefined;
  placeOf(vehicleId: string): number | undefined;
  /** Called once for each change; answers what ends that. */
  onChange(listener: () => void): () => void;
}

export const STATUSES = [1, 2, 3, 4] as const;
export type Status = (typeof STATUSES)[number];

/** How much a position is to be believed: 0 fresh, 1 missed two reports, 2 so old that the vehicle may be anywhere. */
export type Freshness = 0 | 1 | 2;

/** Twice what most terminals take between two reports, and what the way here takes. */
const STALE_MS = 25_000;
/** One that stands is told of more seldom: every half minute as long as it is heard. */
const STALE_STANDING_MS = 45_000;
const OLD_MS = 600_000;

export function freshnessOf(fleet: Fleet, place: number, now: number): Freshness {
  const age = now - (fleet.heardOn[place] ?? 0);
  if (age >= OLD_MS) return 2;
  return age > (fleet.speed[place] === 0 ? STALE_STANDING_MS : STALE_MS) ? 1 : 0;
}

/** Degrees of WGS-84 where it is drawn now: on its way, or there. */
export function drawnAt(fleet: Fleet, place: number, now: number): [lng: number, lat: number] {
  const travel = fleet.travelMs[place] ?? 0;
  const part = travel > 0 ? Math.min(Math.max((now - (fleet.setOutOn[place] ?? 0)) / travel, 0), 1) : 1;
  const [fromLng = 0, fromLat = 0] = [fleet.fromLng[place], fleet.fromLat[place]];
  const [lng = 0, lat = 0] = [fleet.lng[place], fleet.lat[place]];
  return [fromLng + (lng - fromLng) * part, fromLat + (lat - fromLat) * part];
}
