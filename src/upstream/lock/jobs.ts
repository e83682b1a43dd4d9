/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { sweepLocks } from './sweeping.ts';

export const jobs = (): readonly Job[] => [sweepLocks];
