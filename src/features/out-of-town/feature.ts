import { MapPinOff } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

// one of them is shown on the map beside the list, which stays as it is
const load = () => import('./OutOfTownPage.tsx');

export default {
  words: ['outOfTown', 'entity', 'map', 'revision', 'vehicle'],
  resources: [
    {
      of: 'outOfTown',
      section: '/vehicle-monitor',
      icon: MapPinOff,
      order: 2,
      needs: ['vehiclemonitor', 'vehiclemonitor.outCity'],
      capability: 'outOfTown',
      list: load,
      edit: load,
    },
  ],
} satisfies FeatureModule;
