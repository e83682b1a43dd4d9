import { Building2 } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';
import { COMPANY_PATH } from './paths.ts';

export default {
  words: ['company', 'entity', 'revision'],
  resources: [
    {
      path: COMPANY_PATH,
      section: '/vehicle-manage',
      title: 'title.company',
      icon: Building2,
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
      importCall: { room: 'company', name: 'create' },
      entity: async () => (await import('../../contract/company.ts')).company,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
