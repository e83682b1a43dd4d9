import { MapPinned, Radar } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

const SECTION = '/vehicle-monitor';

export const vehicleMonitor: Feature = {
  name: 'vehicle-monitor',
  words: ['vehicleMonitor', 'map'],
  sections: [{ path: SECTION, title: 'title.vehicleMonitor', icon: Radar, order: 40 }],
  pages: [
    {
      path: '/vehicle-monitor/vehicleMonitoring',
      section: SECTION,
      title: 'title.vehicleMonitoring',
      icon: MapPinned,
      order: 1,
      needs: ['vehiclemonitor', 'vehiclemonitor.map'],
      load: () => import('./MonitorMapPage.tsx'),
    },
  ],
};
