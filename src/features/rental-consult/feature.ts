import { MessagesSquare } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const SECTION = '/rentalCar';
const NEEDS = ['driverhome.lease'] as const;

/** Drivers ask; nobody else adds one. */
const { list, edit } = pagesOf(() => import('./pages.tsx'));

export default {
  words: ['rentalConsult'],
  resources: [
    {
      of: 'rentalConsult',
      section: SECTION,
      icon: MessagesSquare,
      needs: NEEDS,
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
