/**
 * From WGS-84, in which everything is told, to the system that a base map is drawn in, and back. The one place where
 * the map converts.
 */
import gcoord from 'gcoord';

export type Crs = 'wgs84' | 'gcj02';
export type LngLat = readonly [lng: number, lat: number];

export interface Shift {
  /** Writes the degrees of the base map into `into`: for thousands of vehicles, without an object for any. */
  place(lng: number, lat: number, into: Float64Array): void;
  toBase(lng: number, lat: number): LngLat;
  toWgs84(lng: number, lat: number): LngLat;
}

const unshifted: Shift = {
  place(lng, lat, into) {
    into[0] = lng;
    into[1] = lat;
  },
  toBase: (lng, lat) => [lng, lat],
  toWgs84: (lng, lat) => [lng, lat],
};

let shifted: Shift | undefined;

export function shiftTo(crs: Crs): Shift {
  if (crs === 'wgs84') return unshifted;
  shifted ??= byGrid();
  return shifted;
}

/** Nodes of the grid in a degree. */
const PER_DEGREE = 200;

/**
 * The shift changes by centimetres from street to street: it is computed at the corners of a grid, and in between it is
 * halfway: many times quicker, and less than a hand's breadth off.
 */
function byGrid(): Shift {
  const nodes = new Map<number, Float64Array>();
  const nodeAt = (column: number, row: number): Float64Array => {
    const key = column * 100_000 + row;
    const known = nodes.get(key);
    if (known) return known;
    const [lng, lat] = [column / PER_DEGREE, row / PER_DEGREE];
    const [east = lng, north = lat] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02);
    const node = Float64Array.of(east - lng, north - lat);
    nodes.set(key, node);
    return node;
  };

  const place = (lng: number, lat: number, into: Float64Array) => {
    const [column, row] = [Math.floor(lng * PER_DEGREE), Math.floor(lat * PER_DEGREE)];
    const [u, v] = [lng * PER_DEGREE - column, lat * PER_DEGREE - row];
    const southWest = nodeAt(column, row);
    const southEast = nodeAt(column + 1, row);
    const northWest = nodeAt(column, row + 1);
    const northEast = nodeAt(column + 1, row + 1);
    for (const axis of [0, 1] as const) {
      const south = (southWest[axis] ?? 0) * (1 - u) + (southEast[axis] ?? 0) * u;
      const north = (northWest[axis] ?? 0) * (1 - u) + (northEast[axis] ?? 0) * u;
      into[axis] = (axis === 0 ? lng : lat) + south * (1 - v) + north * v;
    }
  };

  const scratch = new Float64Array(2);
  const toBase = (lng: number, lat: number): LngLat => {
    place(lng, lat, scratch);
    return [scratch[0] ?? lng, scratch[1] ?? lat];
  };
  return {
    place,
    toBase,
    toWgs84(lng, lat) {
      // what is shifted back lands beside it by less than the shift changes within itself
      let [east, north] = [lng, lat];
      for (let step = 0; step < 3; step += 1) {
        const [toEast, toNorth] = toBase(east, north);
        east += lng - toEast;
        north += lat - toNorth;
      }
      return [east, north];
    },
  };
}
