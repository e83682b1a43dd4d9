import { PackageCheck, Store } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/scoreShop';

export default {
  words: ['pickupPoint', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.pointsShop', icon: Store, order: 90 }],
  resources: [
    {
      path: '/scoreShop/selfPickupPointManage',
      section: SECTION,
      title: 'title.pickupPoint',
      icon: PackageCheck,
      needs: ['driverhome.scorestore'],
      capability: 'entities',
      may: {
        read: 'driverhome.scorestore',
        create: 'driverhome.scorestore:edit',
        update: 'driverhome.scorestore:edit',
        remove: 'driverhome.scorestore:edit',
      },
      isLive: true,
      importCall: { room: 'pickupPoint', name: 'create' },
      entity: async () => (await import('../../contract/pickup-point.ts')).pickupPoint,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
