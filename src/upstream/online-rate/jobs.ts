/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import type { JobParts } from '../standing-jobs.ts';
import { forgetOldRates, sampleOnlineRates } from './sampling.ts';

export const jobs = ({ fleet }: JobParts): readonly Job[] => [sampleOnlineRates(fleet), forgetOldRates];
