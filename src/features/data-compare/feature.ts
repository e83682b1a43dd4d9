import { GitCompareArrows } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

// a bucket opens beside the others, which stay as they are
const load = () => import('./ComparePage.tsx');

export default {
  words: ['dataCompare', 'entity', 'map', 'revision', 'vehicle'],
  resources: [
    {
      of: 'comparedVehicle',
      section: '/vehicle-monitor/vehicle-taxi',
      title: 'title.dataCompare',
      icon: GitCompareArrows,
      order: 5,
      needs: ['vehiclemonitor', 'vehiclemonitor.nntaxi', 'vehiclemonitor.nntaxi.dataCompare'],
      capability: 'dataCompare',
      list: load,
      edit: load,
    },
  ],
} satisfies FeatureModule;
