import { MessagesSquare } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/rentalCar';
const NEEDS = ['driverhome.lease'] as const;

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
      needs: NEEDS,
      capability: 'entities',
      may: { read: 'driverhome.lease', update: 'driverhome.lease:edit' },
      isLive: true,
      entity: async () => (await import('../../contract/rental-consult.ts')).rentalConsult,
      list,
      edit,
    },
  ],
  figures: [
    {
      key: 'rentalConsults',
      needs: NEEDS,
      capability: 'entities',
      words: ['rentalConsult'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies Door;
