import { CalendarRange } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../nouns/resource/pages-of.tsx';

export const adInstallment: Feature = {
  name: 'ad-installment',
  words: ['adInstallment', 'entity', 'recordLog', 'revision'],
  resources: [
    {
      path: '/advertisementIndex/installment',
      section: '/advertisementIndex',
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
};
