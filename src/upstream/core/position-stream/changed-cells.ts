/** What has changed in a second, by the cell it is or was in: who looks at a street does not go through a province. */
import { PER_DEGREE } from '../../../contract/positions/stream.ts';
import type { Box } from '../positions/last-positions.ts';

/** Millionths of a degree: about two kilometres. */
const CELL = 20_000;
const COLUMNS = (360 * PER_DEGREE) / CELL + 1;

export class ChangedCells {
  private readonly cells = new Map<number, number[]>();

  clear(): void {
    this.cells.clear();
  }

  /** Coordinates are whole millionths of a degree. */
  add(index: number, lng: number, lat: number): void {
    const cell = Math.floor(lat / CELL) * COLUMNS + Math.floor(lng / CELL);
    const some = this.cells.get(cell);
    if (!some) this.cells.set(cell, [index]);
    else if (some.at(-1) !== index) some.push(index);
  }

  /** At least all in cells that touch the box. */
  near([west, south, east, north]: Box, see: (index: number) => void): void {
    const [left, right] = [columnOf(west), columnOf(east)];
    const [bottom, top] = [columnOf(south), columnOf(north)];
    const area = (right - left + 1) * (top - bottom + 1);
    // across the 180th degree, and where more cells are in view than anything has changed in
    if (left > right || area > this.cells.size) {
      for (const some of this.cells.values()) some.forEach(see);
      return;
    }
    for (let row = bottom; row <= top; row++) {
      for (let column = left; column <= right; column++) this.cells.get(row * COLUMNS + column)?.forEach(see);
    }
  }
}

const columnOf = (degrees: number) => Math.floor((degrees * PER_DEGREE) / CELL);
