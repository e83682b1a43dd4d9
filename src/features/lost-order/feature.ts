import { PackageSearch } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: [
    'lostOrder',
    'lostDesk',
    'lostSearch',
    'lostThings',
    'foundItem',
    'reason',
    'call',
    'map',
    'order',
    'entity',
    'revision',
  ],
  sections: [{ path: '/lost', title: 'title.lost', icon: PackageSearch, order: 30 }],
  resources: [
    {
      of: 'lostOrder',
      section: '/lost',
      icon: PackageSearch,
      list: () => import('./LostList.tsx'),
      create: () => import('./LostCreate.tsx'),
      edit: () => import('./LostPage.tsx'),
    },
  ],
  searches: [
    {
      key: 'lostCases',
      title: 'title.lostOrder',
      order: 44,
      needs: ['lost'],
      load: () => import('./record-search.ts').then(all => all.findCases),
    },
  ],
  figures: [
    {
      key: 'lostCases',
      needs: ['lost'],
      capability: 'lostDesk',
      words: ['lostDesk'],
      load: () => import('./figures.ts'),
    },
  ],
  news: [
    {
      types: [
        'LOST_NEW_ORDER',
        'LOST_NEW_VIP_ORDER',
        'WX_REFUND_RESULT',
        'FOUND_ITEM_FITS',
        'LOST_CASE_FITS',
      ],
      needs: 'lost',
      load: () => import('./lost-news.ts'),
    },
  ],
} satisfies FeatureModule;
