/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { forgetOldAttempts } from './handlers.ts';

export const jobs = (): readonly Job[] => [forgetOldAttempts];
