/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { sweepImports } from './sweeping.ts';

export const jobs = (): readonly Job[] => [sweepImports];
