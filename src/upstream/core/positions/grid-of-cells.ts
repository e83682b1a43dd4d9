/** Which fixes lie in which cell of the map: cells of a hundredth of a degree, some 1.1 km from south to north. */
import type { LastFix } from './fix.ts';
import type { Box } from './last-positions.ts';
import { type Direction, directionOf, EARTH_METRES, metresBetween } from './sphere.ts';

const CELLS_A_DEGREE = 100;
const COLUMNS = 360 * CELLS_A_DEGREE;

export interface Cell {
  readonly key: number;
  readonly row: number;
  readonly column: number;
  /** Its middle, and how far from there its corners lie at most: the straight way, on a ball of radius 1. */
  readonly middle: Direction;
  readonly reach: number;
  /** Beside each other: who is in it, what is known of him, and his direction, three numbers for each. */
  readonly places: number[];
  readonly fixes: LastFix[];
  readonly directions: number[];
}

export class GridOfCells {
  /** Cells in which something is. */
  private readonly cells = new Map<number, Cell>();
  /** By place: its cell, and where it stands in it. */
  private cellOf: (Cell | undefined)[] = [];
  private spotOf: number[] = [];

  /** Puts a place where its fix is, wherever it was. */
  put(place: number, fix: LastFix) {
    const [row, column] = [rowOf(fix.lat), columnOf(fix.lng)];
    const key = row * COLUMNS + column;
    let cell = this.cellOf[place];
    if (cell?.key !== key) {
      this.remove(place);
      cell = this.cells.get(key) ?? newCell(key, row, column);
      if (cell.places.length === 0) this.cells.set(key, cell);
      this.cellOf[place] = cell;
      this.spotOf[place] = cell.places.push(place) - 1;
    }
    setSpot(cell, this.spotOf[place] as number, fix, directionOf(fix));
  }

  remove(place: number) {
    const cell = this.cellOf[place];
    if (!cell) return;
    const spot = this.spotOf[place] as number;
    const [last, fix] = [cell.places.pop(), cell.fixes.pop()];
    const [z = 0, y = 0, x = 0] = [cell.directions.pop(), cell.directions.pop(), cell.directions.pop()];
    if (last !== undefined && fix && last !== place) {
      cell.places[spot] = last;
      setSpot(cell, spot, fix, { x, y, z });
      this.spotOf[last] = spot;
    }
    if (cell.places.length === 0) this.cells.delete(cell.key);
    this.cellOf[place] = undefined;
  }

  /** Every cell that the box touches; west is greater than east across the 180th degree. */
  near([west, south, east, north]: Box, visit: (cell: Cell) => void) {
    if (!(south <= north)) return;
    const [first, last] = [rowOf(south), rowOf(north)];
    const begin = columnOf(west);
    const width = west > east ? east - west + 360 : east - west;
    const columns = Math.min(COLUMNS, Math.ceil(width * CELLS_A_DEGREE) + 2);
    // a wide box has more cells than there are vehicles in any
    if ((last - first + 1) * columns > this.cells.size) {
      for (const cell of this.cells.values()) {
        const isIn = cell.row >= first && cell.row <= last;
        if (isIn && (cell.column - begin + COLUMNS) % COLUMNS < columns) visit(cell);
      }
      return;
    }
    for (let row = first; row <= last; row += 1) {
      for (let step = 0; step < columns; step += 1) {
        const cell = this.cells.get(row * COLUMNS + ((begin + step) % COLUMNS));
        if (cell) visit(cell);
      }
    }
  }
}

function setSpot({ fixes, directions }: Cell, spot: number, fix: LastFix, { x, y, z }: Direction) {
  fixes[spot] = fix;
  directions[3 * spot] = x;
  directions[3 * spot + 1] = y;
  directions[3 * spot + 2] = z;
}

/** West, south, east and north of a cell, in degrees. */
function boundsOf({ row, column }: Pick<Cell, 'row' | 'column'>): Box {
  const [west, south] = [column / CELLS_A_DEGREE - 180, row / CELLS_A_DEGREE - 90];
  return [west, south, west + 1 / CELLS_A_DEGREE, Math.min(90, south + 1 / CELLS_A_DEGREE)];
}

function newCell(key: number, row: number, column: number): Cell {
  const [west, south, east, north] = boundsOf({ row, column });
  const middle = { lng: (west + east) / 2, lat: (south + north) / 2 };
  const corners = [south, north].map(lat => metresBetween(middle, { lng: west, lat }) / EARTH_METRES);
  // a hair more than the way along the ground, which is longer than the straight one
  const reach = Math.max(...corners) * 1.000_001;
  return { key, row, column, middle: directionOf(middle), reach, places: [], fixes: [], directions: [] };
}

const rowOf = (lat: number) => Math.floor((lat + 90) * CELLS_A_DEGREE);
/** The 180th degree is the same from either side. */
const columnOf = (lng: number) => Math.floor((lng + 180) * CELLS_A_DEGREE) % COLUMNS;
