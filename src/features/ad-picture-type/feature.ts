import { Shapes } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/advertisementIndex';

export default {
  words: ['adPictureType', 'entity', 'revision'],
  resources: [
    {
      path: '/advertisementIndex/pictureType',
      section: SECTION,
      title: 'title.adPictureType',
      icon: Shapes,
      needs: ['adPastePictureMange'],
      may: {
        read: 'adPastePictureMange',
        create: 'adPastePictureMange:edit',
        update: 'adPastePictureMange:edit',
        remove: 'adPastePictureMange:edit',
      },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/ad-picture-type.ts')).adPictureType),
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
