import { PanelsTopLeft } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

export const contentSite: Feature = {
  name: 'content-site',
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
};
