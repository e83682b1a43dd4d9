/** A circle on the ground that has a name. */
import { boxOfPlaces } from '../city.ts';
import type { LngLat } from '../crs.ts';
import { metresBetween } from '../metres.ts';
import type { Box } from '../projection.ts';

export interface DrawnFence {
  id: string;
  /** What stands at its middle. */
  label: string;
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
  /** Metres. */
  radius: number;
  /** One that is off is drawn fainter. */
  isOn: boolean;
}

type Round = Pick<DrawnFence, 'lng' | 'lat' | 'radius'>;

const METRES_PER_DEGREE = 111_195;
const PER_DEGREE = 1_000_000;

/** So many metres further, to the millionth of a degree; on so short a way the earth is flat. */
export function movedBy([lng, lat]: LngLat, east: number, north: number): LngLat {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  return [rounded(lng + east / (METRES_PER_DEGREE * squeeze)), rounded(lat + north / METRES_PER_DEGREE)];
}

export const rounded = (degrees: number): number => Math.round(degrees * PER_DEGREE) / PER_DEGREE;

/** What holds all of them; undefined where there are none. */
export const boxOfFences = (fences: readonly Round[]): Box | undefined =>
  boxOfPlaces(
    fences.flatMap(({ lng, lat, radius }) => [
      movedBy([lng, lat], -radius, -radius),
      movedBy([lng, lat], radius, radius),
    ]),
  );

/** The smallest one that holds a place. */
export function fenceAt(fences: readonly DrawnFence[], [lng, lat]: LngLat): DrawnFence | undefined {
  return fences
    .filter(fence => metresBetween(fence.lng, fence.lat, lng, lat) <= fence.radius)
    .sort((a, b) => a.radius - b.radius)[0];
}
