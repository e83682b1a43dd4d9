import { Grid2x2 } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['taxiMonitor', 'map'],
  pages: [
    {
      path: '/vehicle-monitor/vehicle-taxi/taxi-monitor',
      section: '/vehicle-monitor/vehicle-taxi',
      title: 'title.taxiMonitor',
      icon: Grid2x2,
      order: 3,
      needs: ['vehiclemonitor', 'vehiclemonitor.nntaxi', 'vehiclemonitor.nntaxi.taxi-monitor'],
      load: () => import('./TaxiMonitorPage.tsx'),
    },
  ],
} satisfies FeatureModule;
