/** What the simulated city looks like from above, drawn once for each seed. */
import type { BaseMap, baseMapCalls } from '../../../contract/base-map.ts';
import type { Handlers } from '../../../upstream/core/context.ts';
import { baseMapOf } from '../geography/base-map.ts';
import { createGeography } from '../geography/geography.ts';
import { readRun } from './steering.ts';

export function baseMapHandlers() {
  // follows from the seed alone: another process draws the same
  let drawn: BaseMap | undefined;
  return {
    baseMap: async ({ db }) => {
      const run = await readRun(db);
      if (!run) return null;
      if (drawn?.seed !== run.seed) drawn = baseMapOf(createGeography(run.seed));
      return drawn;
    },
  } satisfies Handlers<typeof baseMapCalls>;
}
