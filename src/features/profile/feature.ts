import { CircleUser } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

export const profile: Feature = {
  name: 'profile',
  words: ['profile', 'log', 'loginLog'],
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
};
