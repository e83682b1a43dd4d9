import { ChartLine } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { ORDER_STATISTICS_PATH } from './paths.ts';

export default {
  words: ['orderStatistics', 'statistics', 'order'],
  pages: [
    {
      path: ORDER_STATISTICS_PATH,
      section: '/report-statistics',
      title: 'title.orderStatistics',
      icon: ChartLine,
      order: 1,
      needs: ['reportStatistics'],
      load: () => import('./StatisticsPage.tsx'),
    },
  ],
} satisfies FeatureModule;
