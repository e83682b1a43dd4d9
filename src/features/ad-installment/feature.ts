import { CalendarRange } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../nouns/resource/pages-of.tsx';

export default {
  words: ['adInstallment', 'entity', 'revision'],
  resources: [
    {
      path: '/advertisementIndex/installment',
      section: '/advertisementIndex',
      order: 1,
      title: 'title.adInstallment',
      icon: CalendarRange,
      needs: ['adPastePictureMange'],
      may: {
        read: 'adPastePictureMange',
        create: 'adPastePictureMange:edit',
        update: 'adPastePictureMange:edit',
      },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/ad-installment.ts')).adInstallment),
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
  cards: [
    {
      key: 'installments',
      title: 'title.adInstallment',
      order: 30,
      needs: ['adPastePictureMange'],
      capability: 'filters',
      load: () => import('./EndFigures.tsx'),
    },
  ],
} satisfies Door;
