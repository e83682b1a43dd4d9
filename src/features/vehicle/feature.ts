import { Car, CarTaxiFront } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { pagesOf } from '../../resource/pages/pages-of.tsx';
import { VEHICLE_SECTION } from './paths.ts';

const NEEDS = ['vehiclemgr', 'vehiclemgr.info'] as const;

export default {
  words: ['terminalLog'],
  sections: [{ path: VEHICLE_SECTION, title: 'title.vehicles', icon: CarTaxiFront, order: 50 }],
  resources: [
    {
      of: 'vehicle',
      section: VEHICLE_SECTION,
      icon: Car,
      order: 1,
      needs: NEEDS,
      ...pagesOf(() => import('./pages.tsx')),
      create: () => import('./VehicleCreate.tsx'),
      edit: () => import('./VehicleEdit.tsx'),
    },
  ],
  figures: [
    {
      key: 'vehiclePapers',
      needs: NEEDS,
      capability: 'entities',
      words: ['papers'],
      load: () => import('./figures.ts'),
    },
  ],
  searches: [
    {
      key: 'vehicles',
      title: 'title.vehicle',
      order: 50,
      needs: NEEDS,
      capability: 'entities',
      load: () => import('./record-search.ts').then(all => all.findVehicles),
    },
  ],
} satisfies FeatureModule;
