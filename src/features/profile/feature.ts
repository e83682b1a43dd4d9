import { CircleUser } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['profile', 'log', 'loginLog', 'reason'],
  pages: [
    {
      path: '/profile/index',
      title: 'title.profile',
      icon: CircleUser,
      needs: ['signed-in'],
      isHidden: true,
      load: () => import('./ProfilePage.tsx'),
    },
  ],
} satisfies FeatureModule;
