/** Which vehicles carry their plate: as many as find room, the marked ones first, and those that had it before. */
import type { Shift } from './crs.ts';
import { drawnAt, type Fleet } from './fleet.ts';
import { type Camera, toPixel } from './projection.ts';

export interface LabelChoice {
  /** In the base map's system. */
  camera: Camera;
  shift: Shift;
  now: number;
  shown: readonly boolean[];
  hidden?: Uint8Array | undefined;
  marked: ReadonlySet<number>;
  /** Vehicles that carried one before: those stay, so that nothing flickers. */
  before: ReadonlySet<string>;
  most: number;
  /** Also from so far out that a plate says little about where its vehicle is. */
  isEverywhere?: boolean | undefined;
}

/** Pixels that a plate takes, below its vehicle. */
export const LABEL = { width: 74, height: 16, below: 15 } as const;
/** Further out plates would say nothing about where a vehicle is. */
const FROM_ZOOM = 12.8;

/** Places of those that carry one. */
export function labelled(fleet: Fleet, choice: LabelChoice): number[] {
  const { camera, shift, now, shown, hidden, marked, before, most, isEverywhere } = choice;
  const taken = new Set<number>();
  const chosen: number[] = [];
  const put = (place: number, isForced: boolean) => {
    const [x, y] = toPixel(camera, ...shift.toBase(...drawnAt(fleet, place, now)));
    if (x < 0 || y < 0 || x > camera.width || y > camera.height) return;
    const cells = cellsUnder(x, y + LABEL.below);
    if (!isForced && cells.some(cell => taken.has(cell))) return;
    for (const cell of cells) taken.add(cell);
    chosen.push(place);
  };
  const isDrawn = (place: number) => shown[fleet.status[place] ?? 0] && !hidden?.[place];
  for (const place of marked) if (isDrawn(place)) put(place, true);
  if ((camera.zoom < FROM_ZOOM && !isEverywhere) || chosen.length >= most) return chosen;
  for (const id of before) {
    const place = fleet.placeOf(id);
    if (chosen.length < most && place !== undefined && !marked.has(place) && isDrawn(place))
      put(place, false);
  }
  const had = new Set(chosen);
  for (let place = 0; place < fleet.count && chosen.length < most; place++)
    if (!had.has(place) && isDrawn(place)) put(place, false);
  return chosen;
}

/** Cells of half a plate: whatever touches the same one would lie over each other. */
function cellsUnder(x: number, y: number): number[] {
  const [wide, high] = [LABEL.width / 2, LABEL.height];
  const cells: number[] = [];
  for (let column = Math.floor((x - wide) / wide); column <= Math.floor((x + wide) / wide); column++)
    for (let row = Math.floor(y / high); row <= Math.floor((y + high) / high); row++)
      cells.push(column * 10_000 + row);
  return cells;
}
