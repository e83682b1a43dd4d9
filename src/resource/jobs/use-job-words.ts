/** A job in words: what it is, how it stands, and where it has failed what happened, what was kept and what to do. */
import { useTranslate } from 'ra-core';
import { FAILURES } from '../../contract/grammar/failures.ts';
import type { Job } from '../../contract/job.ts';
import { formatCount } from '../../kit/format/count.ts';

export function useJobWords() {
  const translate = useTranslate();
  const cause = (code: string | null) => {
    if (code === null) return translate('error.unknown');
    const reason = translate(`reason.${code}`, { _: '' });
    return reason || translate(Object.hasOwn(FAILURES, code) ? `error.${code}` : 'error.unknown');
  };
  return {
    cause,
    name: ({ kind, title }: Pick<Job, 'kind' | 'title'>) =>
      translate('jobs.name', { kind: translate(`jobs.kind.${kind}`), title }),
    state: ({ state }: Job) => translate(`jobs.state.${state}`),
    progress: ({ done, total }: Job) =>
      total === null
        ? translate('jobs.rows', { smart_count: formatCount(done) })
        : translate('jobs.of', { done: formatCount(done), total: formatCount(total) }),
    /** Sentences; empty where all is well. */
    trouble: (job: Job) => {
      const { kind, state, failure } = job;
      if (state === 'cancelled') return translate(`jobs.cancelled.${kind}`, { smart_count: job.made });
      if (state !== 'failed') return '';
      const todo =
        failure === 'STORAGE_FULL' || failure === 'NO_PERMISSION'
          ? translate(`jobs.failed.${failure}`)
          : translate(`jobs.failed.${kind}`, { smart_count: job.made });
      return translate('jobs.failed.sentence', { cause: cause(failure), todo });
    },
  };
}
