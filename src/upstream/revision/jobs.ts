/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { forgetOldRevisions } from './retention.ts';

export const jobs = (): readonly Job[] => [forgetOldRevisions];
