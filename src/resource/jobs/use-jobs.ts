/** One's own jobs as they move: told by pushes, asked for where there are none. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '../../contract/grammar/call.ts';
import { type Job, jobCalls } from '../../contract/job.ts';
import { usePush, usePushState } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';

/** Milliseconds between two questions about what somebody waits for. */
const WATCHED_MS = 1500;
/** The same, of what nobody looks at, or what a push will tell. */
const SELDOM_MS = 30_000;

export const isOver = ({ state }: Pick<Job, 'state'>) =>
  state === 'done' || state === 'failed' || state === 'cancelled';

/** It has ended before its end. */
export const isBroken = ({ state }: Pick<Job, 'state'>) => state === 'failed' || state === 'cancelled';

interface LatestJobs {
  size: number;
  /** Somebody looks at them. */
  isWatched: boolean;
  isEnabled?: boolean;
}

/** The latest first. */
export function useLatestJobs({
  size,
  isWatched,
  isEnabled = true,
}: LatestJobs): UseQueryResult<Page<Job>, Error> {
  const isTold = usePushState() === 'open';
  const repeatMs = isWatched && !isTold ? WATCHED_MS : SELDOM_MS;
  const answer = useAnswer(
    jobCalls.listJobs,
    { query: { current: 1, size } },
    { enabled: isEnabled, repeatMs },
  );
  usePush('JOB_CHANGED', () => void answer.refetch());
  return answer;
}

/** A job that somebody waits for, as it stands now; what was begun with, until there is more. */
export function useJob(begun: Job | null): { job: Job | null; isGone: boolean } {
  const asked = useJobById(begun && !isOver(begun) ? begun.id : null);
  return { job: asked.job ?? begun, isGone: asked.isGone };
}

/** Null while it is not known. */
export function useJobById(id: string | null): { job: Job | null; isGone: boolean } {
  const answer = useAnswer(
    jobCalls.listJobs,
    { query: { current: 1, size: 1, id: id ?? undefined } },
    { enabled: id !== null, repeatMs: data => (data?.rows.every(isOver) ? undefined : WATCHED_MS) },
  );
  usePush('JOB_CHANGED', ({ data }) => {
    if (data.id === id) void answer.refetch();
  });
  const job = id === null ? undefined : answer.data?.rows[0];
  return { job: job ?? null, isGone: id !== null && answer.data?.rows.length === 0 };
}
