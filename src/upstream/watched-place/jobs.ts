/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { closeSilentVisits, forgetOldVisits } from './tending.ts';

export const jobs = (): readonly Job[] => [closeSilentVisits, forgetOldVisits];
