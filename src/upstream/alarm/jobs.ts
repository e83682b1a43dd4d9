/** Jobs of this room, run by the clock. */
import type { Job } from '../core/jobs.ts';
import { alarmEscalation } from './escalation.ts';

export const jobs = (): readonly Job[] => [alarmEscalation];
