import { ListChecks } from 'lucide-react';
import type { FeatureModule, PushNews } from '../../data/feature.ts';
import { JOBS_PATH } from '../../resource/jobs/paths.ts';
import { newsOfJob } from './news-of-job.ts';

const news: PushNews<'JOB_CHANGED'> = {
  type: 'JOB_CHANGED',
  capability: 'jobs',
  toNews: newsOfJob,
};

export default {
  words: ['jobs', 'reason'],
  pages: [
    {
      path: JOBS_PATH,
      title: 'title.jobs',
      icon: ListChecks,
      needs: ['signed-in'],
      capability: 'jobs',
      // the bar at the top leads there
      isHidden: true,
      load: () => import('./JobsPage.tsx'),
    },
  ],
  navbar: [
    {
      key: 'jobs',
      place: 'counter',
      order: 900,
      isPressing: true,
      needs: ['signed-in'],
      capability: 'jobs',
      load: () => import('./JobsButton.tsx'),
    },
  ],
  // each hears only what its type names
  news: [news as PushNews],
} satisfies FeatureModule;
