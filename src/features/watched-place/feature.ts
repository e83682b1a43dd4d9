import { Footprints, MapPinned } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';

const READ = 'vehiclemonitor.nntaxi.monitorAddress';
const EDIT = 'vehiclemonitor.nntaxi.monitorAddress:edit';
const NEEDS = ['vehiclemonitor', 'vehiclemonitor.nntaxi', READ] as const;
const SECTION = '/vehicle-monitor/vehicle-taxi';

export default {
  words: ['watchedPlace', 'placeVisit', 'map', 'entity', 'revision'],
  resources: [
    {
      path: '/vehicle-monitor/vehicle-taxi/monitorAddress',
      section: SECTION,
      title: 'title.watchedPlace',
      icon: MapPinned,
      order: 4,
      needs: NEEDS,
      capability: 'watchedPlaces',
      may: { read: READ, create: EDIT, update: EDIT, remove: EDIT },
      isLive: true,
      entity: async () => (await import('../../contract/watched-place.ts')).watchedPlace,
      ...pagesOf(() => import('./pages.tsx')),
      list: () => import('./PlaceList.tsx'),
      edit: () => import('./PlaceEdit.tsx'),
    },
    {
      path: '/vehicle-monitor/vehicle-taxi/placeVisits',
      section: SECTION,
      title: 'title.placeVisit',
      icon: Footprints,
      needs: NEEDS,
      capability: 'watchedPlaces',
      isHidden: true,
      may: { read: READ },
      calls: async () => entityRow((await import('../../contract/watched-place.ts')).placeVisit),
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
} satisfies Door;
