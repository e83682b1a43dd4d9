import { MapPinOff } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { OUT_PATH } from './paths.ts';

// one of them is shown on the map beside the list, which stays as it is
const load = () => import('./OutOfTownPage.tsx');

export default {
  words: ['outOfTown', 'entity', 'map', 'revision', 'vehicle'],
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
      calls: async () => entityRow((await import('../../contract/out-of-town.ts')).outOfTown),
      list: load,
      edit: load,
    },
  ],
} satisfies Door;
