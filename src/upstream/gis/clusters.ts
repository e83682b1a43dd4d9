/**
 * Vehicles beside each other as one point of a map. The world is cut into cells that do not depend on where one looks:
 * a map that is moved shows the same clusters, and one that is cut by its edge counts all of its vehicles.
 */
import type { VehicleCluster } from '../../contract/clustering.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { Box, Point } from '../core/positions/last-positions.ts';

/** Of a tile of the map, 256 pixels wide: what is closer than a quarter of it overlaps. */
const CELLS_OF_A_TILE = 4;
const EQUATOR_METRES = 40_075_016;
/** In view at once. Who asks for a continent, street by street, gets it by the district. */
const MOST_CELLS = 4_096;
/** As far as the projection goes. */
const NORTHMOST = 85.051_128;

export interface Clustering {
  minPoints: number;
  meters: number;
}

export interface Grid {
  /** The view, made larger to whole cells. */
  box: Box;
  cellOf(point: Point): string;
}

export function gridOf(view: Box, zoom: number, meters: number): Grid {
  let across = Math.min(CELLS_OF_A_TILE * 2 ** Math.floor(zoom), Math.floor(EQUATOR_METRES / meters));
  while (cellsIn(view, across) > MOST_CELLS) across = Math.floor(across / 2);
  const [west, south, east, north] = view;
  const column = (lng: number) => columnOf(lng, across);
  const row = (lat: number) => rowOf(lat, across);
  return {
    box: [
      (column(west) / across) * 360 - 180,
      south < -NORTHMOST ? -90 : latOf(row(south) + 1, across),
      ((column(east) + 1) / across) * 360 - 180,
      north > NORTHMOST ? 90 : latOf(row(north), across),
    ],
    cellOf: ({ lng, lat }) => `${across}:${column(lng)}:${row(lat)}`,
  };
}

/** @param fixes all that are in the box of the grid */
export function clustersOf(
  fixes: Iterable<LastFix>,
  { cellOf }: Grid,
  { minPoints }: Pick<Clustering, 'minPoints'>,
): { clusters: VehicleCluster[]; alone: LastFix[] } {
  const cells = new Map<string, LastFix[]>();
  for (const fix of fixes) {
    const cell = cellOf(fix);
    const some = cells.get(cell);
    if (some) some.push(fix);
    else cells.set(cell, [fix]);
  }
  const all = [...cells];
  return {
    clusters: all.filter(([, some]) => some.length >= minPoints).map(([id, some]) => clusterOf(id, some)),
    alone: all.flatMap(([, some]) => (some.length < minPoints ? some : [])),
  };
}

function clusterOf(id: string, fixes: readonly LastFix[]): VehicleCluster {
  const middle = (of: (fix: LastFix) => number) =>
    fixes.reduce((sum, fix) => sum + of(fix), 0) / fixes.length;
  const count = (status: LastFix['status']) => fixes.filter(fix => fix.status === status).length;
  return {
    id,
    lng: middle(({ lng }) => lng),
    lat: middle(({ lat }) => lat),
    coordType: 1,
    count: fixes.length,
    carrying: count(1),
    taken: count(2),
    empty: count(3),
    outOfService: count(4),
  };
}

function cellsIn([west, south, east, north]: Box, across: number): number {
  const columns = columnOf(east, across) - columnOf(west, across) + 1;
  const rows = rowOf(south, across) - rowOf(north, across) + 1;
  // across the 180th degree
  return (columns > 0 ? columns : columns + across) * rows;
}

const columnOf = (lng: number, across: number) =>
  Math.min(across - 1, Math.floor(((lng + 180) / 360) * across));

/** From the north; what lies beyond the projection stands in the last row. */
function rowOf(lat: number, across: number): number {
  const radians = (Math.max(-NORTHMOST, Math.min(NORTHMOST, lat)) * Math.PI) / 180;
  const down = 0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI);
  return Math.min(across - 1, Math.max(0, Math.floor(down * across)));
}

const latOf = (row: number, across: number) =>
  (Math.atan(Math.sinh((0.5 - row / across) * 2 * Math.PI)) * 180) / Math.PI;
