import { UtensilsCrossed } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/canteen';

export default {
  words: ['canteen', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.canteens', icon: UtensilsCrossed, order: 100 }],
  resources: [
    {
      path: '/canteen/canteenList',
      section: SECTION,
      title: 'title.canteen',
      icon: UtensilsCrossed,
      needs: ['canteen'],
      capability: 'entities',
      may: { read: 'canteen', create: 'canteen:edit', update: 'canteen:edit', remove: 'canteen:edit' },
      isLive: true,
      importCall: { room: 'canteen', name: 'create' },
      entity: async () => (await import('../../contract/canteen.ts')).canteen,
      ...pagesOf(() => import('./pages.tsx')),
    },
  ],
} satisfies Door;
