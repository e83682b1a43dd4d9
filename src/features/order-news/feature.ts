import type { Door } from '../../data/feature.ts';

export default {
  words: ['order'],
  navbar: [
    {
      key: 'waitingOrders',
      place: 'counter',
      // before the requests of drivers
      order: 90,
      needs: ['monitoring.map'],
      load: () => import('./OrderCounter.tsx'),
    },
  ],
  cards: [
    {
      key: 'dispatch',
      title: 'title.placeOrder',
      order: 10,
      needs: ['monitoring', 'monitoring.map'],
      load: () => import('./DispatchFigures.tsx'),
    },
  ],
  news: [
    {
      types: [
        'ADMIN_ORDER_CREATE',
        'ADMIN_ORDER_CANCEL',
        'BACKSTAGE_ORDER_STATUS',
        'ORDER_AOTU_CANCEL',
        'THREE_MIN_NORESPOSE',
      ],
      needs: 'monitoring.map',
      load: () => import('./order-news.tsx'),
    },
  ],
} satisfies Door;
