/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { forgetOldOffers } from './renew.ts';

export const jobs = (): readonly Job[] => [forgetOldOffers];
