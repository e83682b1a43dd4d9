import { ArrowDownToLine, ArrowUpFromLine, KeySquare } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const COMMON = { section: '/system-manage', needs: ['systemmgr'], capability: 'entities' } as const;

export default {
  words: ['openDataAccount', 'entity', 'revision'],
  resources: [
    {
      ...COMMON,
      path: '/system-manage/open-data-account',
      title: 'title.openDataAccount',
      icon: KeySquare,
      order: 12,
      may: {
        read: 'systemmgr',
        create: 'systemmgr:config',
        update: 'systemmgr:config',
        remove: 'systemmgr:config',
      },
      isLive: true,
      entity: async () => (await import('../../contract/open-data.ts')).openDataAccount,
      ...pagesOf(() => import('./pages.tsx')),
      create: () => import('./AccountCreate.tsx'),
      edit: () => import('./AccountEdit.tsx'),
    },
  ],
  pages: [
    {
      ...COMMON,
      path: '/system-manage/vehicleDataAccess',
      title: 'title.vehicleDataAccess',
      icon: ArrowDownToLine,
      order: 13,
      load: () => import('./VehicleDataAccess.tsx'),
    },
    {
      ...COMMON,
      path: '/system-manage/httpProtocolAccess',
      title: 'title.httpProtocolAccess',
      icon: ArrowUpFromLine,
      order: 14,
      load: () => import('./HttpProtocolAccess.tsx'),
    },
  ],
} satisfies Door;
