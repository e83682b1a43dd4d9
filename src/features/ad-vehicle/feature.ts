import { CarFront } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const { list, edit } = pagesOf(() => import('./pages.tsx'));

export default {
  words: ['adVehicle'],
  resources: [
    {
      of: 'adVehicle',
      section: '/advertisementIndex',
      order: 3,
      icon: CarFront,
      list,
      edit,
    },
  ],
} satisfies Door;
