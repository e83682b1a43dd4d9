import { Building2 } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { CITY_STATISTICS_PATH } from './paths.ts';

export default {
  words: ['cityStatistics', 'order', 'statistics'],
  pages: [
    {
      path: CITY_STATISTICS_PATH,
      section: '/report-statistics',
      title: 'title.cityStatistics',
      icon: Building2,
      order: 2,
      needs: ['reportStatistics'],
      // an upstream of the specification alone does not count this
      capability: 'orderFigures',
      load: () => import('./StatisticsPage.tsx'),
    },
  ],
} satisfies FeatureModule;
