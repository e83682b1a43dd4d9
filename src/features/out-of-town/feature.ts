import { MapPinOff } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { OUT_PATH } from './paths.ts';

// one of them is shown on the map beside the list, which stays as it is
const load = () => import('./OutOfTownPage.tsx');

export default {
  words: ['outOfTown', 'map', 'vehicle'],
  resources: [
    {
      path: OUT_PATH,
      section: '/vehicle-monitor',
      title: 'title.outOfTown',
      icon: MapPinOff,
      order: 2,
      needs: ['vehiclemonitor', 'vehiclemonitor.outCity'],
      capability: 'outOfTown',
      may: { read: 'vehiclemonitor.outCity' },
      calls: async () => (await import('./calls.ts')).outRow,
      list: load,
      edit: load,
    },
  ],
} satisfies Door;
