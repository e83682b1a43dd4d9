/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { forgetOldDrafts } from './handlers.ts';
import { sweepUnusedFiles } from './loose-files.ts';

export const jobs = (): readonly Job[] => [forgetOldDrafts, sweepUnusedFiles];
