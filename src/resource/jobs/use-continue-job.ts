/** Who closes the dialog of a job that is under way is told that it goes on, and where. */
import { useNavigate, useNotify } from 'ra-core';
import type { Job } from '../../contract/job.ts';
import { JOBS_PATH } from './paths.ts';
import { isOver } from './use-jobs.ts';

/** Tells nothing of a job that is over, or that there is none of. */
export function useContinueJob() {
  const notify = useNotify();
  const navigate = useNavigate();
  return (job: Job | null, words: string, title: string) => {
    if (!job || isOver(job)) return;
    notify(words, {
      type: 'info',
      messageArgs: { title },
      act: { label: 'jobs.toCentre', onClick: () => navigate(JOBS_PATH) },
    });
  };
}
