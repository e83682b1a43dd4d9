import { Headset, Users } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';
import { CALLERS_PATH } from './paths.ts';

const SECTION = '/callcenter';

export default {
  words: ['passenger', 'call', 'complaint', 'entity', 'lostOrder', 'order', 'revision'],
  sections: [{ path: SECTION, title: 'title.callcenter', icon: Headset, order: 15 }],
  resources: [
    {
      path: CALLERS_PATH,
      section: SECTION,
      title: 'title.passenger',
      icon: Users,
      order: 5,
      needs: ['callmgr'],
      capability: 'entities',
      may: { read: 'callmgr', update: 'callmgr:edit' },
      isLive: true,
      entity: async () => (await import('../../contract/passenger.ts')).passenger,
      list: pagesOf(() => import('./pages.tsx')).list,
      edit: () => import('./CallerEdit.tsx'),
    },
  ],
  searches: [
    {
      key: 'callers',
      title: 'title.passenger',
      order: 42,
      needs: ['callmgr'],
      capability: 'entities',
      find: async (text, signal) => (await import('./record-search.ts')).findCallers(text, signal),
    },
  ],
} satisfies Door;
