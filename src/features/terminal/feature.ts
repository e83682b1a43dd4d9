import { Router } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { type Door, entityRow } from '../../data/feature.ts';
import { TERMINAL_PATH } from './paths.ts';

const SECTION = '/vehicle-manage/vehicle-taxi';

export default {
  words: ['terminal', 'machineLog', 'vehicle', 'entity', 'revision'],
  sections: [
    { path: SECTION, parent: '/vehicle-manage', title: 'title.vehicleTaxi', icon: Router, order: 3 },
  ],
  resources: [
    {
      path: TERMINAL_PATH,
      section: SECTION,
      title: 'title.terminal',
      icon: Router,
      order: 1,
      needs: ['vehiclemgr'],
      may: { read: anyOf('vehiclemgr', 'adPastePictureMange'), update: 'vehiclemgr:edit' },
      calls: async () => entityRow((await import('../../contract/machine.ts')).terminal),
      list: () => import('./TerminalList.tsx'),
    },
  ],
} satisfies Door;
