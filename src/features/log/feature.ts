import { EyeOff, LogIn, ScrollText } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { type Door, entityRow } from '../../data/feature.ts';
import { LOGIN_LOG_PATH, OPERATE_LOG_PATH, REVEAL_LOG_PATH, SYSTEM_PATH } from './paths.ts';

// list and entry are one component: the entry opens beside the list, which stays where it was
const operateLog = () => import('./operate/OperateLogPage.tsx');
const loginLog = () => import('./login/LoginLogPage.tsx');
const revealLog = () => import('./reveal/RevealLogPage.tsx');

const READERS = anyOf('systemmgr', 'log:view');

export default {
  words: ['log', 'operateLog', 'loginLog', 'revealLog', 'access', 'entity', 'reason', 'revision'],
  resources: [
    {
      path: OPERATE_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.operateLog',
      icon: ScrollText,
      order: 8,
      needs: [READERS],
      may: { read: READERS },
      calls: async () => entityRow((await import('../../contract/log.ts')).operateLog),
      list: operateLog,
      edit: operateLog,
    },
    {
      path: LOGIN_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.loginLog',
      icon: LogIn,
      order: 9,
      needs: [READERS],
      may: { read: READERS },
      calls: async () => entityRow((await import('../../contract/log.ts')).loginLog),
      list: loginLog,
      edit: loginLog,
    },
    {
      path: REVEAL_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.revealLog',
      icon: EyeOff,
      order: 10,
      needs: [READERS],
      capability: 'reveal',
      may: { read: READERS },
      calls: async () => entityRow((await import('../../contract/reveal-log.ts')).revealLog),
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
} satisfies Door;
