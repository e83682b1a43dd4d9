import { CircleUser } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

export const profile: Feature = {
  name: 'profile',
  pages: [
    {
      path: '/profile/index',
      title: 'profile.title',
      icon: CircleUser,
      needs: ['signed-in'],
      isHidden: true,
      load: () => import('./ProfilePage.tsx'),
    },
  ],
};
