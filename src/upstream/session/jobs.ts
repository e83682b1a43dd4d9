/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { forgetOldOffers } from './renew.ts';

export const jobs = (): readonly Job[] => [forgetOldOffers];
