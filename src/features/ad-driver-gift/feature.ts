import { Gift } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  words: ['adDriverGift', 'entity', 'revision'],
  resources: [
    {
      path: '/advertisementIndex/gift',
      section: '/advertisementIndex',
      order: 2,
      title: 'title.adDriverGift',
      icon: Gift,
      needs: ['adPastePictureMange'],
      may: {
        read: 'adPastePictureMange',
        create: 'adPastePictureMange:edit',
        update: 'adPastePictureMange:edit',
      },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/ad-driver-gift.ts')).adDriverGift),
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
