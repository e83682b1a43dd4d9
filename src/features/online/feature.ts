import { MonitorSmartphone } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

export default {
  words: ['onlineUser', 'entity', 'revision'],
  resources: [
    {
      of: 'onlineUser',
      section: '/system-manage',
      icon: MonitorSmartphone,
      order: 4,
      needs: ['systemmgr', 'usermgr.list'],
      capability: 'sessions',
      list: () => import('./OnlineUserList.tsx'),
    },
  ],
} satisfies FeatureModule;
