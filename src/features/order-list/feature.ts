import { ClipboardList, List } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { type Door, entityRow } from '../../data/feature.ts';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';

const SECTION = '/order';

export default {
  words: ['order', 'entity', 'revision'],
  sections: [{ path: SECTION, title: 'title.orders', icon: ClipboardList, order: 20 }],
  resources: [
    {
      path: ORDER_LIST_PATH,
      section: SECTION,
      title: 'title.order',
      icon: List,
      order: 1,
      needs: ['order', 'order.list'],
      may: { read: anyOf('monitoring.map', 'order.list') },
      badge: () => import('./OrderBadge.tsx'),
      isLive: true,
      calls: async () => entityRow((await import('../../contract/order.ts')).order),
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
      find: async (text, signal) => (await import('./record-search.ts')).findOrders(text, signal),
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
} satisfies Door;
