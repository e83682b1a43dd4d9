/** How dense vehicles are in the picture: counted by cell, then smoothed, so that it costs no more for more of them. */
import type { Shift } from './crs.ts';
import { drawnAt, type Fleet, type Status } from './fleet.ts';
import { type Camera, toPixel } from './projection.ts';

export interface Density {
  /** Cells in a line, and lines; from the upper left corner of the grid. */
  columns: number;
  rows: number;
  /** Vehicles a square kilometre. */
  cells: Float32Array;
  most: number;
}

export interface DensityQuestion {
  /** In the base map's system. */
  camera: Camera;
  shift: Pick<Shift, 'place'>;
  status: Status;
  now: number;
}

/** Pixels to the side of a cell. */
export const CELL = 8;
/** Cells beyond each edge of the picture: it may be moved a little before it is counted anew. */
export const BEYOND = 10;
/** Cells that a vehicle is spread over, to each side. */
const REACH = 6;
/** Metres of the equator in a pixel at zoom 0, with tiles of 512 pixels. */
const METRES_PER_PIXEL = 40_075_016.686 / 512;

export function densityOf(fleet: Fleet, { camera, shift, status, now }: DensityQuestion): Density {
  const columns = Math.ceil(camera.width / CELL) + 2 * BEYOND;
  const rows = Math.ceil(camera.height / CELL) + 2 * BEYOND;
  const counted = new Float32Array(columns * rows);
  const spot = new Float64Array(2);
  for (let place = 0; place < fleet.count; place++) {
    if (fleet.status[place] !== status) continue;
    shift.place(...drawnAt(fleet, place, now), spot);
    const [x, y] = toPixel(camera, spot[0] ?? 0, spot[1] ?? 0);
    const [column, row] = [Math.floor(x / CELL) + BEYOND, Math.floor(y / CELL) + BEYOND];
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
    const cell = row * columns + column;
    counted[cell] = (counted[cell] ?? 0) + 1;
  }
  const alongRows = smoothed(counted, { lines: rows, length: columns, step: 1, stride: columns });
  const cells = smoothed(alongRows, { lines: columns, length: rows, step: columns, stride: 1 });
  const kilometres =
    (CELL * METRES_PER_PIXEL * Math.cos((camera.lat * Math.PI) / 180)) / 2 ** camera.zoom / 1_000;
  let most = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const density = Math.fround((cells[cell] ?? 0) / kilometres ** 2);
    cells[cell] = density;
    if (density > most) most = density;
  }
  return { columns, rows, cells, most };
}

interface Run {
  lines: number;
  length: number;
  /** From a cell to the next one of its line, and from a line to the next one. */
  step: number;
  stride: number;
}

/** Falls off evenly to nothing at `REACH`; together 1. */
const WEIGHTS = Array.from(
  { length: 2 * REACH + 1 },
  (_, at) => (REACH + 1 - Math.abs(at - REACH)) / (REACH + 1) ** 2,
);

function smoothed(cells: Float32Array, { lines, length, step, stride }: Run): Float32Array<ArrayBuffer> {
  const into = new Float32Array(cells.length);
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const here = cells[line * stride + at * step] ?? 0;
      if (here === 0) continue;
      const [from, to] = [Math.max(at - REACH, 0), Math.min(at + REACH, length - 1)];
      for (let other = from; other <= to; other++) {
        const cell = line * stride + other * step;
        into[cell] = (into[cell] ?? 0) + here * (WEIGHTS[other - at + REACH] ?? 0);
      }
    }
  }
  return into;
}

/** Where each of three colours begins, in vehicles a square kilometre and in figures one can say; null where there are none. */
export function stepsOf(most: number): [low: number, middle: number, high: number] | null {
  if (most <= 0) return null;
  const [low, middle, high] = [most * 0.2, most * 0.45, most * 0.7].map(inRoundFigures);
  return low && middle && high && low < middle && middle < high ? [low, middle, high] : null;
}

function inRoundFigures(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  const leading = Math.round((value / size) * 2) / 2;
  // 0.3, and not 0.30000000000000004
  return Number((leading * size).toPrecision(2));
}
