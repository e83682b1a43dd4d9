import { ChartColumn } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { CALL_STATISTICS_PATH } from './paths.ts';

const SECTION = '/report-statistics';

export default {
  words: ['call', 'callStatistics'],
  sections: [{ path: SECTION, title: 'title.reportStatistics', icon: ChartColumn, order: 110 }],
  pages: [
    {
      path: CALL_STATISTICS_PATH,
      section: SECTION,
      title: 'title.callStatistics',
      icon: ChartColumn,
      order: 3,
      needs: ['reportStatistics'],
      load: () => import('./StatisticsPage.tsx'),
    },
  ],
} satisfies Door;
