import type { Job } from '../../contract/job.ts';

/** From 0 to 1; null until it is known of how much. */
export const shareOf = ({ done, total }: Pick<Job, 'done' | 'total'>): number | null =>
  total === null || total === 0 ? null : Math.min(1, done / total);
