/** Vehicles beside each other as one, counted by the cells of a grid that stays where it is while the map is moved. */
import type { Fleet } from './fleet.ts';

export interface ClusterMark {
  /** Degrees of WGS-84, in the middle of its vehicles. */
  lng: number;
  lat: number;
  count: number;
}

export interface Clustered {
  marks: ClusterMark[];
  /** By place: 1 for vehicles that are part of one. */
  hidden: Uint8Array;
}

/** Pixels to the side of a cell. */
const CELL = 72;
const TILE = 512;
const METRES_OF_A_DEGREE = 111_195;

interface Cell {
  lng: number;
  lat: number;
  count: number;
}

export interface Clustering {
  /** Fewer beside each other stay alone. */
  minPoints: number;
  /** Metres within which they are beside each other, however near one looks. */
  meters: number;
}

export function clustersOf(
  fleet: Fleet,
  { zoom, minPoints, meters, shown }: Clustering & { zoom: number; shown: readonly boolean[] },
): Clustered {
  const perDegree = Math.min((TILE * 2 ** Math.round(zoom)) / 360 / CELL, METRES_OF_A_DEGREE / meters);
  const cells = new Map<number, Cell>();
  const { count, lng, lat, status } = fleet;
  const keys = new Float64Array(count);
  for (let place = 0; place < count; place++) {
    if (!shown[status[place] ?? 0]) {
      keys[place] = -1;
      continue;
    }
    const [east = 0, north = 0] = [lng[place], lat[place]];
    // cells are a little higher than wide, away from the equator: nobody sees it
    const key = Math.floor((east + 180) * perDegree) * 4_194_304 + Math.floor((north + 90) * perDegree);
    keys[place] = key;
    const cell = cells.get(key);
    if (cell) {
      cell.lng += east;
      cell.lat += north;
      cell.count += 1;
    } else cells.set(key, { lng: east, lat: north, count: 1 });
  }
  const hidden = new Uint8Array(count);
  for (let place = 0; place < count; place++)
    if ((cells.get(keys[place] ?? -1)?.count ?? 0) >= minPoints) hidden[place] = 1;
  const marks = [...cells.values()]
    .filter(cell => cell.count >= minPoints)
    .map(cell => ({ lng: cell.lng / cell.count, lat: cell.lat / cell.count, count: cell.count }));
  return { marks, hidden };
}
