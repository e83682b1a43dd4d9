import { Layers2 } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['mapSwitch', 'map'],
  pages: [
    {
      path: '/system-tool/mapSwitch',
      section: '/system-tool',
      title: 'title.mapSwitch',
      icon: Layers2,
      order: 60,
      needs: ['systemTool'],
      load: () => import('./MapSwitchPage.tsx'),
    },
  ],
} satisfies FeatureModule;
