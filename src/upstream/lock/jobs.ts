/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { sweepLocks } from './sweeping.ts';

export const jobs = (): readonly Job[] => [sweepLocks];
