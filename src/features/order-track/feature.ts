import { Route } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { TRACK_PATH } from '../../nouns/order/paths.ts';

export default {
  words: ['orderTrack', 'order', 'trackReplay', 'map'],
  pages: [
    {
      path: TRACK_PATH,
      section: '/order',
      title: 'title.orderTrajectory',
      isMap: true,
      icon: Route,
      order: 2,
      needs: ['order'],
      load: () => import('./OrderTrackPage.tsx'),
    },
  ],
} satisfies FeatureModule;
