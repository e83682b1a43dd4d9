import { House } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  pages: [
    {
      path: '/dashboard/index',
      title: 'dashboard.title',
      icon: House,
      needs: ['signed-in'],
      isPinned: true,
      load: () => import('./DashboardPage.tsx'),
    },
  ],
};
