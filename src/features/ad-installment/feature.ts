import { CalendarRange } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

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
  figures: [
    {
      key: 'installments',
      needs: ['adPastePictureMange'],
      capability: 'filters',
      words: ['adInstallment'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies Door;
