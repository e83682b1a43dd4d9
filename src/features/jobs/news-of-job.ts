import type { PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { JOBS_PATH } from '../../nouns/jobs/paths.ts';

/** What has ended by itself is told; what the person has cancelled he knows. */
export function newsOfJob({
  data: { kind, state, title },
}: Pick<PushMessage<'JOB_CHANGED'>, 'data'>): News | null {
  if (state !== 'done' && state !== 'failed') return null;
  return {
    title: `jobs.news.${state}.${kind}`,
    params: { title },
    path: JOBS_PATH,
    tone: state === 'done' ? 'info' : 'error',
  };
}
