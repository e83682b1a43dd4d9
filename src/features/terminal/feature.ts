import { Router } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

const SECTION = '/vehicle-manage/vehicle-taxi';

export default {
  words: ['terminal', 'terminalLog', 'vehicle', 'entity', 'revision'],
  sections: [
    { path: SECTION, parent: '/vehicle-manage', title: 'title.vehicleTaxi', icon: Router, order: 3 },
  ],
  resources: [
    {
      of: 'terminal',
      section: SECTION,
      icon: Router,
      order: 1,
      needs: ['vehiclemgr'],
      list: () => import('./TerminalList.tsx'),
    },
  ],
} satisfies FeatureModule;
