import { MessagesSquare } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../nouns/resource/pages-of.tsx';

const SECTION = '/rentalCar';

/** Drivers ask; nobody else adds one. */
const { list, edit } = pagesOf(() => import('./pages.tsx'));

export default {
  words: ['rentalConsult', 'entity', 'revision'],
  resources: [
    {
      path: '/rentalCar/consultInfo',
      section: SECTION,
      title: 'title.rentalConsult',
      icon: MessagesSquare,
      needs: ['driverhome.lease'],
      capability: 'entities',
      may: { read: 'driverhome.lease', update: 'driverhome.lease:edit' },
      isLive: true,
      entity: async () => (await import('../../contract/rental-consult.ts')).rentalConsult,
      list,
      edit,
    },
  ],
} satisfies Door;
