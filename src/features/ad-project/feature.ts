import { Presentation } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/advertisementIndex';

export default {
  words: ['adProject', 'adInstallment', 'entity', 'revision'],
  resources: [
    {
      path: '/advertisementIndex/projectList',
      section: SECTION,
      title: 'title.adProject',
      icon: Presentation,
      needs: ['adPastePictureMange'],
      capability: 'entities',
      may: {
        read: 'adPastePictureMange',
        create: 'adPastePictureMange:edit',
        update: 'adPastePictureMange:edit',
        remove: 'adPastePictureMange:edit',
      },
      isLive: true,
      entity: async () => (await import('../../contract/ad-project.ts')).adProject,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
