/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { sweepImports } from './sweeping.ts';

export const jobs = (): readonly Job[] => [sweepImports];
