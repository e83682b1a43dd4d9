import { anyOf } from '../../contract/grammar/may.ts';
import type { FeatureModule } from '../../data/feature.ts';

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
  figures: [
    {
      key: 'dispatch',
      needs: ['monitoring', 'monitoring.map'],
      words: ['order'],
      load: () => import('./figures.ts'),
    },
  ],
  news: [
    {
      // on cards: for who sends taxis, not for everybody who sees orders
      types: ['ADMIN_ORDER_CREATE', 'ADMIN_ORDER_CANCEL', 'BACKSTAGE_ORDER_STATUS'],
      needs: anyOf('monitoring.map:push', 'monitoring.map:assign'),
      load: () => import('./order-news.tsx'),
    },
    {
      types: ['ORDER_AOTU_CANCEL', 'THREE_MIN_NORESPOSE'],
      needs: 'monitoring.map',
      load: () => import('./order-news.tsx'),
    },
  ],
} satisfies FeatureModule;
