/** Work that the upstream does by itself, again and again. */
import type { Db, Services } from './context.ts';

/** What a job may use; each says what it does when two processes run it at the same time. */
export interface JobContext extends Services {
  db: Db;
}

export interface Job {
  name: string;
  everyMs: number;
  run(context: JobContext): Promise<void>;
}

/** Runs each job now and then at its pace, never twice at once in this process. Answers what stops them all. */
export function runJobs(
  jobs: readonly Job[],
  context: JobContext,
  onError: (error: unknown, job: string) => void,
): () => Promise<void> {
  const running = new Map<Job, Promise<void>>();
  const turn = (job: Job) => {
    if (running.has(job)) return;
    const run = job
      .run(context)
      .catch(error => onError(error, job.name))
      .finally(() => running.delete(job));
    running.set(job, run);
  };
  const timers = jobs.map(job => {
    turn(job);
    const timer = setInterval(turn, job.everyMs, job);
    timer.unref();
    return timer;
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
