/** What is done of itself in this folder. */
import type { Job } from '../core/jobs.ts';
import type { JobParts } from '../standing-jobs.ts';
import { judgeOutOfTown } from './judging.ts';
import { createTown } from './town.ts';

export const jobs = ({ fleet, cityGround }: JobParts): readonly Job[] => [
  judgeOutOfTown(fleet, createTown(cityGround)),
];
