import { Building, KeyRound } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/rentalCar';

export default {
  words: ['rentalCompany', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.rentals', icon: KeyRound, order: 95 }],
  resources: [
    {
      path: '/rentalCar/companyManage',
      section: SECTION,
      title: 'title.rentalCompany',
      icon: Building,
      needs: ['driverhome.lease'],
      capability: 'entities',
      may: {
        read: 'driverhome.lease',
        create: 'driverhome.lease:edit',
        update: 'driverhome.lease:edit',
        remove: 'driverhome.lease:edit',
      },
      isLive: true,
      importCall: { room: 'rentalCompany', name: 'create' },
      entity: async () => (await import('../../contract/rental-company.ts')).rentalCompany,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
