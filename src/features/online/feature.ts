import { MonitorSmartphone } from 'lucide-react';
import type { Feature } from '../../data/feature.ts';
import { ONLINE_USER_PATH } from './paths.ts';

export const online: Feature = {
  name: 'online',
  words: ['online'],
  resources: [
    {
      path: ONLINE_USER_PATH,
      section: '/system-manage',
      title: 'title.onlineUser',
      icon: MonitorSmartphone,
      needs: ['systemmgr', 'usermgr.list'],
      capability: 'sessions',
      may: { read: 'usermgr.list' },
      calls: async () => (await import('./calls.ts')).onlineRow,
      list: () => import('./OnlineUserList.tsx'),
    },
  ],
};
