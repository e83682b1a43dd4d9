import { EyeOff, LogIn, ScrollText } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import type { FeatureModule } from '../../data/feature.ts';
import { SYSTEM_PATH } from './paths.ts';

// list and entry are one component: the entry opens beside the list, which stays where it was
const operateLog = () => import('./operate/OperateLogPage.tsx');
const loginLog = () => import('./login/LoginLogPage.tsx');
const revealLog = () => import('./reveal/RevealLogPage.tsx');

const READERS = anyOf('systemmgr', 'log:view');

export default {
  words: ['log', 'operateLog', 'loginLog', 'revealLog', 'access', 'entity', 'reason', 'revision'],
  resources: [
    {
      of: 'operateLog',
      section: SYSTEM_PATH,
      icon: ScrollText,
      order: 8,
      list: operateLog,
      edit: operateLog,
    },
    {
      of: 'loginLog',
      section: SYSTEM_PATH,
      icon: LogIn,
      order: 9,
      list: loginLog,
      edit: loginLog,
    },
    {
      of: 'revealLog',
      section: SYSTEM_PATH,
      icon: EyeOff,
      order: 10,
      capability: 'reveal',
      list: revealLog,
      edit: revealLog,
    },
  ],
  dashboard: [
    {
      key: 'away',
      slot: 'day',
      needs: ['signed-in'],
      capability: 'away',
      words: ['log'],
      load: () => import('./AwayChanges.tsx'),
    },
  ],
  figures: [
    {
      key: 'logs',
      needs: [READERS],
      words: ['log'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
