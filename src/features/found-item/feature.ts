import { PackageSearch } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { FOUND_PATH } from '../../nouns/found/paths.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

export default {
  words: ['foundItem', 'lostOrder', 'reason', 'entity', 'revision'],
  resources: [
    {
      path: FOUND_PATH,
      section: '/lost',
      title: 'title.foundItem',
      icon: PackageSearch,
      needs: ['lost'],
      capability: 'foundItems',
      may: { read: 'lost', create: 'lost:handle', update: 'lost:handle' },
      isLive: true,
      entity: async () => (await import('../../contract/found-item.ts')).foundItem,
      ...pagesOf(() => import('./pages.tsx')),
      edit: () => import('./FoundPage.tsx'),
    },
  ],
} satisfies Door;
