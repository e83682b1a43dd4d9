/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { orderBatches } from '../domain/orders/batching.ts';
import { orderTimers } from '../domain/orders/timers.ts';
import type { JobParts } from '../standing-jobs.ts';

export const jobs = (parts: JobParts): readonly Job[] => [orderTimers(parts), orderBatches(parts)];
