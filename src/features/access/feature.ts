import { KeyRound, Settings, UserCog } from 'lucide-react';
import { accessCalls } from '../../contract/access.ts';
import type { Feature } from '../../data/feature.ts';
import { ADMIN_USER_PATH, ROLE_GROUP_PATH, SYSTEM_PATH } from './paths.ts';
import { roleSearch, userSearch } from './record-search.ts';

export const access: Feature = {
  name: 'access',
  words: ['access', 'recordLog', 'revision'],
  sections: [{ path: SYSTEM_PATH, title: 'title.system', icon: Settings, order: 120 }],
  resources: [
    {
      path: ADMIN_USER_PATH,
      section: SYSTEM_PATH,
      title: 'title.adminUser',
      icon: UserCog,
      needs: ['systemmgr', 'usermgr.list'],
      calls: {
        list: accessCalls.listAdminUsers,
        create: accessCalls.createAdminUser,
        update: accessCalls.updateAdminUser,
        remove: accessCalls.deleteAdminUser,
        idField: 'userId',
      },
      list: () => import('./user/AdminUserList.tsx'),
      create: () => import('./user/AdminUserCreate.tsx'),
      edit: () => import('./user/AdminUserEdit.tsx'),
    },
    {
      path: ROLE_GROUP_PATH,
      section: SYSTEM_PATH,
      title: 'title.roleGroup',
      icon: KeyRound,
      needs: ['systemmgr', 'usermgr.list'],
      calls: {
        list: accessCalls.listRoleGroups,
        create: accessCalls.createRoleGroup,
        update: accessCalls.updateRoleGroup,
        remove: accessCalls.deleteRoleGroup,
        idField: 'roleId',
      },
      list: () => import('./role/RoleGroupList.tsx'),
      create: () => import('./role/RoleGroupCreate.tsx'),
      edit: () => import('./role/RoleGroupEdit.tsx'),
    },
  ],
  cards: [
    {
      key: 'users',
      title: 'title.adminUser',
      order: 100,
      needs: ['systemmgr', 'usermgr.list'],
      words: ['access'],
      load: () => import('./UserFigures.tsx'),
    },
  ],
  searches: [userSearch, roleSearch],
};
