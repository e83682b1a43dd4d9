import { Presentation } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { LOST_STATISTICS_PATH } from './paths.ts';

export default {
  words: ['lostStatistics', 'statistics', 'lostOrder', 'lostDesk'],
  pages: [
    {
      path: LOST_STATISTICS_PATH,
      section: '/lost',
      title: 'title.lostStatistics',
      icon: Presentation,
      order: 9,
      needs: ['lost'],
      load: () => import('./StatisticsPage.tsx'),
    },
  ],
} satisfies FeatureModule;
