import type { PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { JOBS_PATH } from '../../resource/jobs/paths.ts';

/** What has ended by itself is told, with what came of it; what the person has cancelled he knows. */
export function newsOfJob({
  data: { kind, state, title, made, failed },
}: Pick<PushMessage<'JOB_CHANGED'>, 'data'>): News | null {
  if (state !== 'done' && state !== 'failed') return null;
  const isPartly = state === 'done' && failed > 0;
  return {
    title: `jobs.news.${isPartly ? 'partly' : state}.${kind}`,
    params: { title, made, failed },
    path: JOBS_PATH,
    tone: state === 'failed' ? 'error' : isPartly ? 'warning' : 'info',
  };
}
