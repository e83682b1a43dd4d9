/** The ground of the simulated city, drawn once for each seed: its built-up land. */
import type { Db } from '../../../upstream/core/context.ts';
import type { Point } from '../../../upstream/core/positions/last-positions.ts';
import { landOf } from '../geography/base-map.ts';
import { createGeography } from '../geography/geography.ts';
import { toPoint } from '../geometry/plane.ts';
import { readRun } from './steering.ts';

/** Undefined where no city is simulated. */
export function createCityGround() {
  // follows from the seed alone: another process draws the same
  let drawn: { seed: number; ground: readonly Point[] } | undefined;
  return async (db: Db): Promise<readonly Point[] | undefined> => {
    const run = await readRun(db);
    if (!run) return undefined;
    if (drawn?.seed !== run.seed)
      drawn = { seed: run.seed, ground: landOf(createGeography(run.seed)).map(toPoint) };
    return drawn.ground;
  };
}
