import { Headset, Users } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/callcenter';

export default {
  words: ['call', 'complaint', 'lostOrder', 'order'],
  sections: [{ path: SECTION, title: 'title.callcenter', icon: Headset, order: 15 }],
  resources: [
    {
      of: 'passenger',
      section: SECTION,
      icon: Users,
      order: 5,
      ...pagesOf(() => import('./pages.tsx')),
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
      load: () => import('./record-search.ts').then(all => all.findCallers),
    },
  ],
} satisfies FeatureModule;
