/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { clearOldLogs } from './retention.ts';

export const jobs = (): readonly Job[] => [clearOldLogs];
