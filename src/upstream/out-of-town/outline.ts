/** The ground of a town, and how far from it somebody is. */
import type { Point } from '../core/positions/last-positions.ts';

export interface Outline {
  /** Its corners, each once; the last one leads back to the first. */
  readonly ring: readonly Point[];
  /** Metres to its nearest point; 0 within. */
  metresFrom(point: Point): number;
  /** Degrees clockwise from north, as seen from its middle. */
  bearingOf(point: Point): number;
}

/** Metres on a plane that touches the earth in the middle: a hundred kilometres away it is off by less than one in a hundred. */
interface Spot {
  x: number;
  y: number;
}

const METRES_PER_DEGREE = 111_320;

/** @param ring at least three corners, in either direction, crossing itself nowhere */
export function outlineOf(ring: readonly Point[]): Outline {
  const middle = middleOf(ring);
  const metresPerLng = METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const spotOf = ({ lng, lat }: Point): Spot => ({
    x: (lng - middle.lng) * metresPerLng,
    y: (lat - middle.lat) * METRES_PER_DEGREE,
  });
  const corners = ring.map(spotOf);
  const sides = corners.map((to, at): readonly [Spot, Spot] => [corners.at(at - 1) ?? to, to]);
  const nearest = (spot: Spot) => Math.min(...sides.map(side => distanceTo(side, spot)));
  const centre: Spot = { x: 0, y: 0 };
  // most vehicles are well within: for them one comparison will do
  const surelyWithin = isWithin(sides, centre) ? nearest(centre) : 0;
  return {
    ring,
    metresFrom: point => {
      const spot = spotOf(point);
      if (Math.hypot(spot.x, spot.y) < surelyWithin || isWithin(sides, spot)) return 0;
      return nearest(spot);
    },
    bearingOf: point => {
      const { x, y } = spotOf(point);
      return (Math.round((Math.atan2(x, y) * 180) / Math.PI) + 360) % 360;
    },
  };
}

/** Of the box around it. */
function middleOf(ring: readonly Point[]): Point {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lng: between(ring.map(({ lng }) => lng)), lat: between(ring.map(({ lat }) => lat)) };
}

/** Counts how often a line to the east crosses the edge. */
function isWithin(sides: readonly (readonly [Spot, Spot])[], { x, y }: Spot): boolean {
  let isIn = false;
  for (const [from, to] of sides) {
    if (from.y > y === to.y > y) continue;
    if (x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) isIn = !isIn;
  }
  return isIn;
}

function distanceTo([from, to]: readonly [Spot, Spot], { x, y }: Spot): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const length = wide * wide + high * high;
  const along = length === 0 ? 0 : ((x - from.x) * wide + (y - from.y) * high) / length;
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - part * wide, y - from.y - part * high);
}
