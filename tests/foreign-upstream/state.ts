/** What the old system keeps, in memory: people, roles, the tree of rights, menus, words, orders, calls and two logs. */
import { firstCalls, type OldCall } from './old-calls.ts';
import { firstCases, type OldCase } from './old-cases.ts';
import { firstOrders, type OldOrder } from './orders.ts';

export interface Person {
  userId: number;
  account: string;
  password: string;
  userName: string;
  mobile: string;
  email: string | null;
  jobNo: string | null;
  roleIds: number[];
  state: number;
  createdOn: number;
  updatedOn: number;
  updatedBy: string;
  remark: string | null;
  /** At the switchboard; whoever takes calls has one. */
  callSystemAccount?: string;
  /** Signing in asks for a code as well. */
  needsCode?: boolean;
  /** Signing in asks for a new password first. */
  mustRenew?: boolean;
}

export interface RoleGroup {
  roleId: number;
  name: string;
  vals: string[];
  createTime: number;
  changeTime: number;
}

export interface Right {
  id: number;
  name: string;
  val: string;
  parentId: number;
}

export interface MenuEntry {
  id: number;
  parentId: number;
  title: string;
  path: string;
}

export interface Done {
  /** `POST /api/x/1`. */
  place: string;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
}

export interface State {
  people: Person[];
  roles: RoleGroup[];
  rights: Right[];
  menus: MenuEntry[];
  orders: OldOrder[];
  calls: OldCall[];
  cases: OldCase[];
  /** The cases of which owners were written to. */
  texts: number[];
  /** Every change that was made, as it was asked for. */
  done: Done[];
  /** The service that counts calls. */
  isCountingAway: boolean;
  /** Tokens and whose they are. */
  sessions: Map<string, number>;
  /** What the step after a first answer (2002, 2005) proves. */
  proofs: Map<string, number>;
  lastId: number;
}

/** What the code step of a sign-in takes here; a real system sends one to the telephone. */
export const LOGIN_CODE = '246810';
export const PASSWORD = 'taxi-demo';

const START = Date.UTC(2023, 2, 14, 1, 30);
const DAY_MS = 86_400_000;

/** Rights to pages only: this system knows no `subject:action`. */
const RIGHTS: [id: number, parentId: number, val: string, name: string][] = [
  [1, 0, 'monitoring', '监控调度'],
  [2, 1, 'monitoring.map', '下单派车'],
  [3, 1, 'monitoring.alarm', '报警处理'],
  [4, 0, 'order', '订单管理'],
  [5, 4, 'order.list', '订单列表'],
  [6, 0, 'lost', '失物招领'],
  [7, 0, 'callmgr', '来电管理'],
  [8, 0, 'finance', '财务管理'],
  [9, 0, 'systemmgr', '系统管理'],
  [10, 9, 'usermgr.list', '用户与角色'],
  [11, 0, 'all', '全部权限'],
];

const ROLES: [roleId: number, name: string, vals: string][] = [
  [1, '超级管理员', 'all'],
  [2, '调度管理员', 'monitoring monitoring.map monitoring.alarm order order.list callmgr'],
  [3, '财务管理员', 'finance'],
  [4, '用户管理员', 'systemmgr usermgr.list'],
  [5, '失物客服', 'lost callmgr'],
];

/** The first ones have a part in the tests; the others are there so that lists have pages. */
const PEOPLE: [account: string, userName: string, roleId: number][] = [
  ['admin', '黄志强', 1],
  ['weichunyan', '韦春燕', 2],
  ['weidabao', '韦大宝', 2],
  ['clerk', '卢小玲', 4],
  ['coder', '马俊杰', 2],
  ['newcomer', '唐婉莹', 5],
  ...Array.from({ length: 16 }, (_, index): [string, string, number] => [
    `driver.desk${index + 1}`,
    `${'甘农蒙陆莫梁李覃'[index % 8]}${'秀建丽文小国宏志'[(index * 3) % 8]}${'珍军华彬慧栋宇平'[(index * 5) % 8]}`,
    2 + (index % 2) * 3,
  ]),
  ['qinlanfang', '覃兰芳', 5],
  ...Array.from({ length: 12 }, (_, index): [string, string, number] => [
    `night.desk${index + 1}`,
    `${'韦黄卢马唐甘'[index % 6]}${'春兰大晓俊婉'[(index * 5) % 6]}${'燕芳宝玲杰莹'[(index + 2) % 6]}`,
    5,
  ]),
];

const MENUS: [id: number, parentId: number, title: string, path: string][] = [
  [1, 0, '系统管理', '/system-manage'],
  [2, 1, '管理员用户', '/system-manage/admin-user'],
  [3, 1, '操作日志', '/system-manage/operate-log'],
  [4, 0, '订单管理', '/order'],
];

export function freshState(): State {
  return {
    people: PEOPLE.map(([account, userName, roleId], index) => ({
      userId: 5001 + index,
      account,
      password: PASSWORD,
      userName,
      mobile: `1387710${String(2000 + index * 7)}`,
      email: null,
      jobNo: `NN${1001 + index}`,
      roleIds: [roleId],
      state: 1,
      createdOn: START + index * DAY_MS,
      updatedOn: START + index * DAY_MS,
      updatedBy: 'root',
      remark: null,
      callSystemAccount: account === 'weichunyan' ? '8001' : undefined,
      needsCode: account === 'coder',
      mustRenew: account === 'newcomer',
    })),
    roles: ROLES.map(([roleId, name, vals]) => ({
      roleId,
      name,
      vals: vals.split(' '),
      createTime: START,
      changeTime: START + roleId * DAY_MS,
    })),
    rights: RIGHTS.map(([id, parentId, val, name]) => ({ id, parentId, val, name })),
    menus: MENUS.map(([id, parentId, title, path]) => ({ id, parentId, title, path })),
    orders: firstOrders(Date.now()),
    calls: firstCalls(Date.now()),
    cases: firstCases(Date.now()),
    texts: [],
    done: [],
    isCountingAway: false,
    sessions: new Map(),
    proofs: new Map(),
    lastId: 9000,
  };
}

const MODULES = ['用户管理', '角色管理', '订单管理', '失物招领', '系统配置'];

/** Newest first, without the fields that later systems have. */
export const operateLogs = (now: number) =>
  Array.from({ length: 130 }, (_, index) => ({
    id: 70_130 - index,
    title: MODULES[index % MODULES.length],
    businessType: 1 + (index % 3),
    operatorType: 1,
    operName: PEOPLE[index % 4]?.[1],
    requestMethod: 'POST',
    operUrl: '/api/admin/user/updateRole',
    method: 'com.operator.admin.UserController.updateRole()',
    operIp: `10.20.3.${10 + (index % 40)}`,
    status: index % 17 === 3 ? 0 : 1,
    errorMsg: index % 17 === 3 ? '角色名称已存在' : null,
    operTime: now - index * 47 * 60_000,
    costTime: 12 + (index % 90),
    deptName: '运营部',
  }));

export const loginLogs = (now: number) =>
  Array.from({ length: 90 }, (_, index) => ({
    id: 30_090 - index,
    account: PEOPLE[index % PEOPLE.length]?.[0],
    userName: PEOPLE[index % PEOPLE.length]?.[1],
    ip: `10.20.3.${10 + (index % 40)}`,
    browser: 'Chrome 109',
    os: 'Windows 7',
    status: index % 11 === 5 ? 0 : 1,
    msg: index % 11 === 5 ? '账号或密码错误' : '登录成功',
    loginTime: now - index * 31 * 60_000,
  }));

/** The dictionary of areas: one entry that holds them. */
export const AREAS = [
  {
    id: 4501,
    parentCode: '0',
    dicValue: 'area',
    description: '区域',
    children: [
      [450102, '兴宁区'],
      [450103, '青秀区'],
      [450105, '江南区'],
      [450107, '西乡塘区'],
    ].map(([dicValue, description]) => ({
      id: dicValue,
      parentCode: 'area',
      dicValue,
      description,
      children: null,
    })),
  },
];
