/** What the news of a job name: apart from the calls, since every console hears them. */
export const JOB_KINDS = ['export', 'check', 'import', 'undo', 'statement'] as const;
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
