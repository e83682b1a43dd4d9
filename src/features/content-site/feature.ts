import { PanelsTopLeft } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['contentSite', 'map'],
  pages: [
    {
      path: '/system-tool/content-site',
      section: '/system-tool',
      title: 'title.contentSite',
      icon: PanelsTopLeft,
      order: 50,
      needs: ['systemTool'],
      load: () => import('./ContentSitePage.tsx'),
    },
  ],
} satisfies FeatureModule;
