import { EyeOff, LogIn, ScrollText } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import type { Feature } from '../../data/feature.ts';
import { LOGIN_LOG_PATH, OPERATE_LOG_PATH, REVEAL_LOG_PATH, SYSTEM_PATH } from './paths.ts';

// list and entry are one component: the entry opens beside the list, which stays where it was
const operateLog = () => import('./operate/OperateLogPage.tsx');
const loginLog = () => import('./login/LoginLogPage.tsx');
const revealLog = () => import('./reveal/RevealLogPage.tsx');

const READERS = anyOf('systemmgr', 'log:view');

export const log: Feature = {
  name: 'log',
  words: ['log', 'reveal', 'access', 'property', 'version', 'openDataAccount'],
  resources: [
    {
      path: OPERATE_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.operateLog',
      icon: ScrollText,
      needs: [READERS],
      may: { read: READERS },
      calls: async () => (await import('./calls.ts')).operateLogCalls,
      list: operateLog,
      edit: operateLog,
    },
    {
      path: LOGIN_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.loginLog',
      icon: LogIn,
      needs: [READERS],
      may: { read: READERS },
      calls: async () => (await import('./calls.ts')).loginLogCalls,
      list: loginLog,
      edit: loginLog,
    },
    {
      path: REVEAL_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.revealLog',
      icon: EyeOff,
      needs: [READERS],
      capability: 'reveal',
      may: { read: READERS },
      calls: async () => (await import('./calls.ts')).revealLogCalls,
      list: revealLog,
      edit: revealLog,
    },
  ],
  cards: [
    {
      key: 'failedSignIns',
      title: 'title.loginLog',
      order: 110,
      needs: [READERS],
      load: () => import('./FailureFigures.tsx'),
    },
  ],
};
