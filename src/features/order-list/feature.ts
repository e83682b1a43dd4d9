import { ClipboardList, List } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const SECTION = '/order';

export default {
  words: ['order', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.orders', icon: ClipboardList, order: 20 }],
  resources: [
    {
      of: 'order',
      section: SECTION,
      icon: List,
      order: 1,
      needs: ['order', 'order.list'],
      badge: () => import('./OrderBadge.tsx'),
      list: () => import('./OrderListPage.tsx'),
      edit: () => import('./OrderPage.tsx'),
    },
  ],
  searches: [
    {
      key: 'orders',
      title: 'title.orders',
      order: 40,
      needs: ['order', 'order.list'],
      load: () => import('./record-search.ts').then(all => all.findOrders),
    },
  ],
  figures: [
    {
      key: 'orders',
      needs: ['order', 'order.list'],
      words: ['order'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
