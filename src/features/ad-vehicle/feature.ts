import { CarFront } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const { list, edit } = pagesOf(() => import('./pages.tsx'));

export default {
  words: ['adVehicle', 'entity', 'revision'],
  resources: [
    {
      path: '/advertisementIndex/vehicle',
      section: '/advertisementIndex',
      order: 3,
      title: 'title.adVehicle',
      icon: CarFront,
      needs: ['adPastePictureMange'],
      may: { read: 'adPastePictureMange', update: 'adPastePictureMange:edit' },
      isLive: true,
      calls: async () => entityRow((await import('../../contract/ad-vehicle.ts')).adVehicle),
      list,
      edit,
    },
  ],
} satisfies Door;
