import { BriefcaseBusiness, Megaphone } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/advertisementIndex';

export default {
  words: ['adCustomer', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.advertising', icon: Megaphone, order: 80 }],
  resources: [
    {
      path: '/advertisementIndex/customerList',
      section: SECTION,
      title: 'title.adCustomer',
      icon: BriefcaseBusiness,
      needs: ['adPastePictureMange'],
      may: {
        read: 'adPastePictureMange',
        create: 'adPastePictureMange:edit',
        update: 'adPastePictureMange:edit',
        remove: 'adPastePictureMange:edit',
      },
      isLive: true,
      importCall: { room: 'adCustomer', name: 'create' },
      calls: async () => entityRow((await import('../../contract/ad-customer.ts')).adCustomer),
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
