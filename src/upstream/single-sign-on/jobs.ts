/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { forgetOldAttempts } from './handlers.ts';

export const jobs = (): readonly Job[] => [forgetOldAttempts];
