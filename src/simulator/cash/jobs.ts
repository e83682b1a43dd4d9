/** Jobs of this room, run by the clock. */
import type { Job } from '../../upstream/core/jobs.ts';
import type { JobParts } from '../../upstream/standing-jobs.ts';
import { driversWithdraw } from './drivers-withdraw.ts';

/** Where a city is simulated, its drivers have money. */
export const jobs = ({ cityGround }: Pick<JobParts, 'cityGround'>): readonly Job[] =>
  cityGround ? [driversWithdraw] : [];
