import { Footprints, MapPinned } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const READ = 'vehiclemonitor.nntaxi.monitorAddress';
const NEEDS = ['vehiclemonitor', 'vehiclemonitor.nntaxi', READ] as const;
const SECTION = '/vehicle-monitor/vehicle-taxi';

export default {
  words: ['placeVisit', 'map'],
  resources: [
    {
      of: 'watchedPlace',
      section: SECTION,
      icon: MapPinned,
      order: 4,
      needs: NEEDS,
      capability: 'watchedPlaces',
      ...pagesOf(() => import('./pages.tsx')),
      list: () => import('./PlaceList.tsx'),
      edit: () => import('./PlaceEdit.tsx'),
    },
    {
      of: 'placeVisit',
      section: SECTION,
      icon: Footprints,
      needs: NEEDS,
      capability: 'watchedPlaces',
      isHidden: true,
      list: () => import('./visits/VisitList.tsx'),
    },
  ],
  figures: [
    {
      key: 'placeVisits',
      needs: NEEDS,
      capability: 'watchedPlaces',
      words: ['placeVisit'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
