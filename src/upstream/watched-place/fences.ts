/** The places that are watched now, found by where somebody is. */
import { eq } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { boxAround } from '../core/positions/sphere.ts';
import type { Fence } from './judge.ts';
import { watchedPlaceTable } from './tables.ts';

export async function readFences(db: Db): Promise<Fence[]> {
  const { id, lng, lat, radius, fromTime, untilTime } = watchedPlaceTable;
  const rows = await db
    .select({ id, lng, lat, radius, fromTime, untilTime })
    .from(watchedPlaceTable)
    .where(eq(watchedPlaceTable.state, 1));
  return rows.map(({ fromTime, untilTime, ...place }) => ({
    ...place,
    hours:
      fromTime !== null && untilTime !== null
        ? { from: minuteOf(fromTime), until: minuteOf(untilTime) }
        : null,
  }));
}

/** @param clock `HH:mm` */
function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** Cells in a degree: most of a town's lie beside every place. */
const PER_DEGREE = 50;
const columnOf = (lng: number) => Math.floor((lng + 180) * PER_DEGREE);
const rowOf = (lat: number) => Math.floor((lat + 90) * PER_DEGREE);
const COLUMNS = 360 * PER_DEGREE;

/** Which fences may hold a point: few questions of 10,000 positions a second go as far as a distance. */
export class FenceGrid {
  private readonly cells = new Map<number, Fence[]>();

  constructor(readonly fences: readonly Fence[]) {
    for (const fence of fences) {
      const [west, south, east, north] = boxAround(fence, fence.radius);
      const [first, last] = [columnOf(west), columnOf(east)];
      const wide = (last - first + COLUMNS) % COLUMNS;
      for (let row = rowOf(south); row <= rowOf(north); row += 1)
        for (let step = 0; step <= wide; step += 1) this.add((first + step) % COLUMNS, row, fence);
    }
  }

  near({ lng, lat }: Point): readonly Fence[] {
    return this.cells.get(rowOf(lat) * COLUMNS + (columnOf(lng) % COLUMNS)) ?? NONE;
  }

  private add(column: number, row: number, fence: Fence) {
    const key = row * COLUMNS + column;
    const there = this.cells.get(key);
    if (there) there.push(fence);
    else this.cells.set(key, [fence]);
  }
}

const NONE: readonly Fence[] = [];
