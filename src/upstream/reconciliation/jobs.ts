/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { dropDeadImports } from './standing.ts';

const HOUR_MS = 3_600_000;

/** What imports that ended early have left. Two at a time remove the same. */
const sweepDeadImports: Job = {
  name: 'sweep-dead-imports',
  everyMs: HOUR_MS,
  run: ({ db }) => db.transaction(inside => dropDeadImports(inside as unknown as typeof db)),
};

export const jobs = (): readonly Job[] => [sweepDeadImports];
