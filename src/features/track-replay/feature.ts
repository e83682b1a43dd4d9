import { History } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { REPLAY_PATH } from './paths.ts';

export default {
  words: ['trackReplay', 'map'],
  pages: [
    {
      path: REPLAY_PATH,
      section: '/vehicle-monitor/vehicle-taxi',
      title: 'title.trackReplay',
      isMap: true,
      icon: History,
      order: 2,
      needs: ['vehiclemonitor', 'vehiclemonitor.nntaxi', 'vehiclemonitor.nntaxi.trackReplay'],
      load: () => import('./ReplayPage.tsx'),
    },
  ],
} satisfies FeatureModule;
