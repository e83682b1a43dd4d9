import { Presentation } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { CALL_STATISTICS_PATH } from './paths.ts';

const SECTION = '/report-statistics';

export default {
  words: ['call', 'callStatistics', 'statistics'],
  sections: [{ path: SECTION, title: 'title.reportStatistics', icon: Presentation, order: 110 }],
  pages: [
    {
      path: CALL_STATISTICS_PATH,
      section: SECTION,
      title: 'title.callStatistics',
      icon: Presentation,
      order: 3,
      needs: ['reportStatistics'],
      load: () => import('./StatisticsPage.tsx'),
    },
  ],
} satisfies FeatureModule;
