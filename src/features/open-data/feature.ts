import { ArrowDownToLine, ArrowUpFromLine, KeySquare } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const COMMON = { section: '/system-manage', needs: ['systemmgr'], capability: 'entities' } as const;

export default {
  resources: [
    {
      ...COMMON,
      of: 'openDataAccount',
      icon: KeySquare,
      order: 12,
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
} satisfies FeatureModule;
