import { Lightbulb } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  words: ['taxiLight', 'entity', 'revision'],
  resources: [
    {
      path: '/vehicle-manage/vehicle-taxi/vehicle-taxi-light',
      section: '/vehicle-manage/vehicle-taxi',
      title: 'title.taxiLight',
      icon: Lightbulb,
      order: 2,
      needs: ['vehiclemgr'],
      capability: 'entities',
      may: {
        read: 'vehiclemgr',
        create: 'vehiclemgr:edit',
        update: 'vehiclemgr:edit',
        remove: 'vehiclemgr:edit',
      },
      isLive: true,
      importCall: { room: 'taxiLight', name: 'create' },
      entity: async () => (await import('../../contract/taxi-light.ts')).taxiLight,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
