import { Headset } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { CALL_DESK_PATH } from './paths.ts';

export default {
  words: ['call', 'callDesk'],
  pages: [
    {
      path: CALL_DESK_PATH,
      section: '/callcenter',
      title: 'title.callDesk',
      icon: Headset,
      order: 1,
      needs: ['callmgr'],
      capability: 'calls',
      load: () => import('./CallDeskPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'calls',
      needs: ['callmgr'],
      capability: 'calls',
      words: ['callDesk'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
