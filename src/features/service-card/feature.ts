import { Headset } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/scoreShop';

export default {
  words: ['serviceCard', 'entity', 'revision'],
  resources: [
    {
      path: '/scoreShop/customerServiceManage',
      section: SECTION,
      title: 'title.serviceCard',
      icon: Headset,
      needs: ['driverhome.scorestore'],
      capability: 'entities',
      may: {
        read: 'driverhome.scorestore',
        create: 'driverhome.scorestore:edit',
        update: 'driverhome.scorestore:edit',
        remove: 'driverhome.scorestore:edit',
      },
      isLive: true,
      importCall: { room: 'serviceCard', name: 'create' },
      entity: async () => (await import('../../contract/service-card.ts')).serviceCard,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
