import { KeyRound, Settings, UserCog } from 'lucide-react';
import { type Door, entityRow } from '../../data/feature.ts';
import { ADMIN_USER_PATH, ROLE_GROUP_PATH, SYSTEM_PATH } from './paths.ts';

const RIGHTS = {
  read: 'usermgr.list',
  create: 'usermgr.list:add',
  update: 'usermgr.list:edit',
  remove: 'usermgr.list:delete',
} as const;

export default {
  words: ['access', 'entity', 'revision'],
  sections: [{ path: SYSTEM_PATH, title: 'title.system', icon: Settings, order: 120 }],
  resources: [
    {
      path: ADMIN_USER_PATH,
      section: SYSTEM_PATH,
      title: 'title.adminUser',
      icon: UserCog,
      order: 1,
      needs: ['systemmgr', 'usermgr.list'],
      may: RIGHTS,
      isLive: true,
      importCall: { room: 'access', name: 'importUser' },
      calls: async () => entityRow((await import('../../contract/admin-user.ts')).adminUser),
      list: () => import('./user/AdminUserList.tsx'),
      create: () => import('./user/AdminUserCreate.tsx'),
      edit: () => import('./user/AdminUserEdit.tsx'),
    },
    {
      path: ROLE_GROUP_PATH,
      section: SYSTEM_PATH,
      title: 'title.roleGroup',
      icon: KeyRound,
      order: 2,
      needs: ['systemmgr', 'usermgr.list'],
      may: RIGHTS,
      isLive: true,
      importCall: { room: 'access', name: 'createRoleGroup' },
      calls: async () => entityRow((await import('../../contract/role-group.ts')).roleGroup),
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
      find: async (text, signal) => (await import('./record-search.ts')).findUsers(text, signal),
    },
    {
      key: 'roleGroups',
      title: 'title.roleGroup',
      order: 121,
      needs: ['systemmgr', 'usermgr.list'],
      find: async (text, signal) => (await import('./record-search.ts')).findRoles(text, signal),
    },
  ],
} satisfies Door;
