import { House } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
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
} satisfies FeatureModule;
