import { GitCompareArrows } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { COMPARE_PATH } from './paths.ts';

// a bucket opens beside the others, which stay as they are
const load = () => import('./ComparePage.tsx');

export default {
  words: ['dataCompare', 'entity', 'map', 'revision', 'vehicle'],
  resources: [
    {
      path: COMPARE_PATH,
      section: '/vehicle-monitor/vehicle-taxi',
      title: 'title.dataCompare',
      icon: GitCompareArrows,
      order: 5,
      needs: ['vehiclemonitor', 'vehiclemonitor.nntaxi', 'vehiclemonitor.nntaxi.dataCompare'],
      capability: 'dataCompare',
      may: { read: 'vehiclemonitor.nntaxi.dataCompare' },
      calls: async () => entityRow((await import('../../contract/data-compare.ts')).comparedVehicle),
      list: load,
      edit: load,
    },
  ],
} satisfies Door;
