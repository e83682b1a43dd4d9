/** The dictionary as it is shipped, and the menu entries of what is built. */
import { AREA_DICTIONARY } from '../../contract/dictionary.ts';

const entries = (parentCode: string, words: Readonly<Record<string, string>>, listClass: string | null) =>
  Object.entries(words).map(([dicValue, description], index) => ({
    parentCode,
    dicValue,
    description,
    listClass,
    sort: index + 1,
  }));

/** Districts of Nanning; the value is the area's GB/T 2260 code. */
const AREAS = {
  450102: '兴宁区',
  450103: '青秀区',
  450105: '江南区',
  450107: '西乡塘区',
  450108: '良庆区',
} as const;

export const AREA_IDS = Object.keys(AREAS);

/** '1' must be the order: tagging a call so leads to its form. */
const CALL_TAGS = {
  1: '叫车',
  2: '失物',
  3: '投诉',
  4: '咨询',
  5: '取消/改单',
  6: '催单',
  7: '司机求助',
  8: '广告合作',
  9: '骚扰/无效',
  10: '表扬',
  99: '其他',
} as const;

export const DICTIONARY = [
  ...entries(AREA_DICTIONARY, AREAS, null),
  ...entries('callTag', CALL_TAGS, 'default'),
];

const SYSTEM_MENU = '1';

export const MENUS = [
  {
    id: SYSTEM_MENU,
    parentId: null,
    type: 'M',
    title: '系统管理',
    titleEn: 'System',
    titleEs: 'Sistema',
    titleJa: 'システム管理',
    name: 'SystemManage',
    path: '/system-manage',
    icon: 'system',
    permission: 'systemmgr',
    sort: 1,
  },
  {
    id: '2',
    parentId: SYSTEM_MENU,
    type: 'C',
    title: '管理员用户',
    titleEn: 'Admin users',
    titleEs: 'Usuarios',
    titleJa: '管理ユーザー',
    name: 'AdminUser',
    path: '/system-manage/admin-user',
    icon: 'user',
    permission: 'usermgr.list',
    sort: 1,
  },
  {
    id: '3',
    parentId: SYSTEM_MENU,
    type: 'C',
    title: '角色组',
    titleEn: 'Role groups',
    titleEs: 'Grupos de roles',
    titleJa: 'ロールグループ',
    name: 'RoleGroup',
    path: '/system-manage/role-group',
    icon: 'role',
    permission: 'usermgr.list',
    sort: 2,
  },
] as const;
