import { EyeOff, LogIn, ScrollText } from 'lucide-react';
import { logCalls } from '../../contract/log.ts';
import { revealCalls } from '../../contract/reveal.ts';
import type { Feature } from '../../data/feature.ts';
import { LOGIN_LOG_PATH, OPERATE_LOG_PATH, REVEAL_LOG_PATH, SYSTEM_PATH } from './paths.ts';

// list and entry are one component: the entry opens beside the list, which stays where it was
const operateLog = () => import('./operate/OperateLogPage.tsx');
const loginLog = () => import('./login/LoginLogPage.tsx');
const revealLog = () => import('./reveal/RevealLogPage.tsx');

export const log: Feature = {
  name: 'log',
  words: ['log', 'reveal', 'access', 'property', 'version', 'openDataAccount'],
  resources: [
    {
      path: OPERATE_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.operateLog',
      icon: ScrollText,
      needs: [logCalls.listOperateLog.may],
      calls: { list: logCalls.listOperateLog, idField: 'id' },
      list: operateLog,
      edit: operateLog,
    },
    {
      path: LOGIN_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.loginLog',
      icon: LogIn,
      needs: [logCalls.listLoginLog.may],
      calls: { list: logCalls.listLoginLog, idField: 'id' },
      list: loginLog,
      edit: loginLog,
    },
    {
      path: REVEAL_LOG_PATH,
      section: SYSTEM_PATH,
      title: 'title.revealLog',
      icon: EyeOff,
      needs: [revealCalls.revealLog.may],
      capability: 'reveal',
      calls: { list: revealCalls.revealLog, idField: 'id' },
      list: revealLog,
      edit: revealLog,
    },
  ],
  cards: [
    {
      key: 'failedSignIns',
      title: 'title.loginLog',
      order: 110,
      needs: [logCalls.listLoginLog.may],
      load: () => import('./FailureFigures.tsx'),
    },
  ],
};
