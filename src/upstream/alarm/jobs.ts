/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import { alarmEscalation } from './escalation.ts';

export const jobs = (): readonly Job[] => [alarmEscalation];
