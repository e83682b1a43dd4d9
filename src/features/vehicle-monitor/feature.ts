import { CarTaxiFront, MapPinned, Radar, RadioTower } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const SECTION = '/vehicle-monitor';
const INDUSTRY = '/vehicle-monitor/vehicle-taxi';

export default {
  words: ['vehicleMonitor', 'map'],
  sections: [
    { path: SECTION, title: 'title.vehicleMonitor', icon: Radar, order: 40 },
    { path: INDUSTRY, parent: SECTION, title: 'title.industryTaxis', icon: CarTaxiFront, order: 4 },
  ],
  pages: [
    {
      path: '/vehicle-monitor/vehicleMonitoring',
      section: SECTION,
      title: 'title.vehicleMonitoring',
      isMap: true,
      icon: MapPinned,
      order: 1,
      needs: ['vehiclemonitor', 'vehiclemonitor.map'],
      load: () => import('./MonitorMapPage.tsx'),
    },
    {
      path: '/vehicle-monitor/vehicle-taxi/realTimeMonitor',
      section: INDUSTRY,
      title: 'title.realTimeMonitor',
      isMap: true,
      icon: RadioTower,
      order: 1,
      needs: ['vehiclemonitor', 'vehiclemonitor.nntaxi', 'vehiclemonitor.nntaxi.realTimeMonitor'],
      load: () => import('./FeedMapPage.tsx'),
    },
  ],
} satisfies FeatureModule;
