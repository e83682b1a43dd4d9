/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { clearOldLogs } from './retention.ts';

export const jobs = (): readonly Job[] => [clearOldLogs];
