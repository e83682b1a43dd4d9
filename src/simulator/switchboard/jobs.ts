/** Jobs of this room, run by the clock. */
import type { Job } from '../../upstream/core/jobs.ts';
import { runExchange } from './exchange.ts';

export const jobs = (): readonly Job[] => [runExchange];
