import { House } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  words: ['dashboard'],
  pages: [
    {
      path: '/dashboard/index',
      title: 'title.dashboard',
      icon: House,
      needs: ['signed-in'],
      isPinned: true,
      load: () => import('./DashboardPage.tsx'),
    },
  ],
};
