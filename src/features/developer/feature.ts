import { BookOpen, Compass } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';

const ROLE = 'developer';

export const developer: Feature = {
  name: 'developer',
  pages: [
    {
      path: '/documentation/index',
      title: 'developer.documentation.title',
      icon: BookOpen,
      needs: ['signed-in'],
      role: ROLE,
      isHidden: true,
      load: () => import('./DocumentationPage.tsx'),
    },
    {
      path: '/guide/index',
      title: 'developer.guide.title',
      icon: Compass,
      needs: ['signed-in'],
      role: ROLE,
      isHidden: true,
      load: () => import('./GuidePage.tsx'),
    },
  ],
};
