import { Headset, MapPinPlus } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { DESK_PATH } from '../../nouns/order/paths.ts';

const SECTION_PATH = '/monitorDispatch';

export default {
  words: ['call', 'dispatch', 'map', 'order'],
  sections: [{ path: SECTION_PATH, title: 'title.monitorDispatch', icon: Headset, order: 10 }],
  pages: [
    {
      path: DESK_PATH,
      section: SECTION_PATH,
      title: 'title.placeOrder',
      isMap: true,
      icon: MapPinPlus,
      order: 1,
      needs: ['monitoring', 'monitoring.map'],
      isPinned: true,
      load: () => import('./DispatchPage.tsx'),
    },
  ],
} satisfies FeatureModule;
