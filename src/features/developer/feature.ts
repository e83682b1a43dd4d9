import { BookOpen, Compass } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const ROLE = 'developer';

export default {
  words: ['developer'],
  pages: [
    {
      path: '/documentation/index',
      title: 'title.documentation',
      icon: BookOpen,
      needs: ['signed-in'],
      role: ROLE,
      isHidden: true,
      load: () => import('./DocumentationPage.tsx'),
    },
    {
      path: '/guide/index',
      title: 'title.guide',
      icon: Compass,
      needs: ['signed-in'],
      role: ROLE,
      isHidden: true,
      load: () => import('./GuidePage.tsx'),
    },
  ],
} satisfies FeatureModule;
