import { KeyRound, Settings, UserCog } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { SYSTEM_PATH } from './paths.ts';

export default {
  words: ['access', 'entity', 'revision'],
  sections: [{ path: SYSTEM_PATH, title: 'title.system', icon: Settings, order: 120 }],
  resources: [
    {
      of: 'adminUser',
      section: SYSTEM_PATH,
      icon: UserCog,
      order: 1,
      needs: ['systemmgr', 'usermgr.list'],
      list: () => import('./user/AdminUserList.tsx'),
      create: () => import('./user/AdminUserCreate.tsx'),
      edit: () => import('./user/AdminUserEdit.tsx'),
    },
    {
      of: 'roleGroup',
      section: SYSTEM_PATH,
      icon: KeyRound,
      order: 2,
      needs: ['systemmgr', 'usermgr.list'],
      list: () => import('./role/RoleGroupList.tsx'),
      create: () => import('./role/RoleGroupCreate.tsx'),
      edit: () => import('./role/RoleGroupEdit.tsx'),
    },
  ],
  figures: [
    {
      key: 'users',
      needs: ['systemmgr', 'usermgr.list'],
      words: ['access'],
      load: () => import('./figures.ts'),
    },
  ],
  searches: [
    {
      key: 'adminUsers',
      title: 'title.adminUser',
      order: 120,
      needs: ['systemmgr', 'usermgr.list'],
      load: () => import('./record-search.ts').then(all => all.findUsers),
    },
    {
      key: 'roleGroups',
      title: 'title.roleGroup',
      order: 121,
      needs: ['systemmgr', 'usermgr.list'],
      load: () => import('./record-search.ts').then(all => all.findRoles),
    },
  ],
} satisfies FeatureModule;
