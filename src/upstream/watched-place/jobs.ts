/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { closeSilentVisits, forgetOldVisits } from './tending.ts';

export const jobs = (): readonly Job[] => [closeSilentVisits, forgetOldVisits];
