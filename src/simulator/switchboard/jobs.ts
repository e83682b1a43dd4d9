/** What is done of itself in this folder. */
import type { Job } from '../../upstream/core/jobs.ts';
import { runExchange } from './exchange.ts';

export const jobs = (): readonly Job[] => [runExchange];
