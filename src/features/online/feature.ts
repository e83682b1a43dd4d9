import { MonitorSmartphone } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { ONLINE_USER_PATH } from './paths.ts';

export default {
  words: ['onlineUser', 'entity', 'revision'],
  resources: [
    {
      path: ONLINE_USER_PATH,
      section: '/system-manage',
      title: 'title.onlineUser',
      icon: MonitorSmartphone,
      order: 4,
      needs: ['systemmgr', 'usermgr.list'],
      capability: 'sessions',
      may: { read: 'usermgr.list' },
      calls: async () => entityRow((await import('../../contract/online-user.ts')).onlineUser),
      list: () => import('./OnlineUserList.tsx'),
    },
  ],
} satisfies Door;
