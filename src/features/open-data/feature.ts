import { ArrowDownToLine, ArrowUpFromLine, KeySquare } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';
import { pagesOf } from '../../nouns/resource/pages-of.tsx';

const COMMON = { section: '/system-manage', needs: ['systemmgr'], capability: 'entities' } as const;

export const openData: Feature = {
  name: 'open-data',
  words: ['openDataAccount', 'entity', 'recordLog', 'revision'],
  resources: [
    {
      ...COMMON,
      path: '/system-manage/open-data-account',
      title: 'title.openDataAccount',
      icon: KeySquare,
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
      load: () => import('./VehicleDataAccess.tsx'),
    },
    {
      ...COMMON,
      path: '/system-manage/httpProtocolAccess',
      title: 'title.httpProtocolAccess',
      icon: ArrowUpFromLine,
      load: () => import('./HttpProtocolAccess.tsx'),
    },
  ],
};
