/**
 * Every permission there is. 权限 permission · 目录 menu · 页面 page · 按钮 button · 数据 data.
 * The tree is how an administrator sees it; holding a parent does not bring its children, nor the other way
 * round. `name` is what the reference upstream seeds: an operator may rename it there.
 */
export interface PermissionNode {
  readonly val: string;
  readonly name: string;
  /** 1 menu, 2 page, 3 button, 4 data. */
  readonly type: 1 | 2 | 3 | 4;
  readonly children?: readonly PermissionNode[];
}

const actions = <const S extends string, const A extends Record<string, string>>(subject: S, names: A) =>
  Object.entries(names).map(([action, name]) => ({ val: `${subject}:${action}`, name, type: 3 })) as {
    val: `${S}:${keyof A & string}`;
    name: string;
    type: 3;
  }[];

export const PERMISSION_TREE = [
  { val: 'all', name: '全部权限', type: 4 },
  {
    val: 'monitoring',
    name: '监控调度',
    type: 1,
    children: [
      {
        val: 'monitoring.map',
        name: '下单派车',
        type: 2,
        children: actions('monitoring.map', {
          create: '建单',
          cancel: '销单',
          assign: '指派',
          push: '推送',
          tag: '标记',
          close: '结束监控',
          edit: '补轨迹',
        }),
      },
      {
        val: 'monitoring.alarm',
        name: '报警处理',
        type: 2,
      },
      {
        val: 'monitoring.complaint',
        name: '投诉处理',
        type: 2,
      },
      {
        val: 'article.post',
        name: '信息发布',
        type: 2,
        children: actions('article.post', { view: '查看', audit: '审核' }),
      },
    ],
  },
  {
    val: 'callmgr',
    name: '来电管理',
    type: 1,
    children: actions('callmgr', { tag: '标记来电', edit: '修改来电人', listen: '听录音' }),
  },
  {
    val: 'order',
    name: '订单管理',
    type: 1,
    children: [
      {
        val: 'order.list',
        name: '订单列表',
        type: 2,
        children: actions('order.list', { view: '查看', export: '导出' }),
      },
    ],
  },
  {
    val: 'lost',
    name: '失物招领',
    type: 1,
    children: actions('lost', {
      handle: '受理',
      match: '匹配司机',
      refund: '退款',
      reward: '发放奖励',
      reopen: '重新打开',
      export: '导出',
    }),
  },
  {
    val: 'vehiclemonitor',
    name: '车辆监控',
    type: 1,
    children: [
      {
        val: 'vehiclemonitor.map',
        name: '车辆地图',
        type: 2,
        children: actions('vehiclemonitor.map', { watch: '重点监控' }),
      },
      { val: 'vehiclemonitor.outCity', name: '出城监控', type: 2 },
      { val: 'vehiclemonitor.realtime', name: '实时信息', type: 2 },
      {
        val: 'vehiclemonitor.nntaxi',
        name: '行业出租车',
        type: 1,
        children: [
          { val: 'vehiclemonitor.nntaxi.realTimeMonitor', name: '实时监控', type: 2 },
          { val: 'vehiclemonitor.nntaxi.trackReplay', name: '轨迹回放', type: 2 },
          { val: 'vehiclemonitor.nntaxi.taxi-monitor', name: '多车监控', type: 2 },
          {
            val: 'vehiclemonitor.nntaxi.monitorAddress',
            name: '监控地点',
            type: 2,
            children: actions('vehiclemonitor.nntaxi.monitorAddress', { edit: '维护地点' }),
          },
          { val: 'vehiclemonitor.nntaxi.dataCompare', name: '数据比对', type: 2 },
        ],
      },
    ],
  },
  {
    val: 'vehiclemgr',
    name: '车辆管理',
    type: 1,
    children: [
      { val: 'vehiclemgr.info', name: '车辆信息', type: 2 },
      ...actions('vehiclemgr', { edit: '编辑设备' }),
    ],
  },
  {
    val: 'drivermgr',
    name: '司机管理',
    type: 1,
    children: [
      {
        val: 'drivermgr.account',
        name: '司机账号',
        type: 2,
        children: actions('drivermgr.account', { audit: '审核', edit: '编辑' }),
      },
      ...actions('drivermgr', { edit: '编辑司机', check: '抽查' }),
    ],
  },
  { val: 'agreement', name: '协议管理', type: 1 },
  {
    val: 'adPastePictureMange',
    name: '车身广告',
    type: 1,
    children: actions('adPastePictureMange', {
      view: '查看',
      edit: '编辑',
      review: '审核',
      pay: '发放',
      export: '导出',
      revoke: '撤销审核',
    }),
  },
  { val: 'driverhome.activity', name: '活动管理', type: 1 },
  {
    val: 'driverhome.scorestore',
    name: '积分商城',
    type: 1,
    children: actions('driverhome.scorestore', { edit: '编辑商城' }),
  },
  {
    val: 'driverhome.lease',
    name: '租赁信息',
    type: 1,
    children: actions('driverhome.lease', { edit: '编辑租赁' }),
  },
  { val: 'canteen', name: '食堂', type: 1 },
  {
    val: 'finance',
    name: '财务管理',
    type: 1,
    children: [
      {
        val: 'finance.withdrawal',
        name: '提现管理',
        type: 2,
        children: actions('finance.withdrawal', { audit: '审核', pay: '打款' }),
      },
      ...actions('finance', { view: '查看', check: '复核', export: '导出' }),
    ],
  },
  { val: 'reportStatistics', name: '报表统计', type: 1 },
  {
    val: 'systemmgr',
    name: '系统管理',
    type: 1,
    children: [
      {
        val: 'usermgr.list',
        name: '用户与角色',
        type: 2,
        children: actions('usermgr.list', {
          add: '新建',
          edit: '编辑',
          resetPwd: '重置密码',
          delete: '删除',
        }),
      },
      ...actions('systemmgr', { menu: '维护菜单', config: '修改配置', version: '发布版本' }),
    ],
  },
  {
    val: 'systemTool',
    name: '系统工具',
    type: 1,
    children: [{ val: 'supervisor', name: '监管平台', type: 2 }],
  },
  { val: 'log:view', name: '查看日志', type: 4 },
  { val: 'privacy:reveal', name: '查看完整号码', type: 4 },
] as const satisfies readonly PermissionNode[];

type ValOf<N> = N extends { val: infer V extends string }
  ? V | (N extends { children: readonly (infer C)[] } ? ValOf<C> : never)
  : never;

/** Those of the tree above. */
export type TreePermission = ValOf<(typeof PERMISSION_TREE)[number]>;

/** Actions of one room, which its `src/contract/<room>-permissions.ts` adds to their subject in the tree. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms extend it
export interface RoomPermissions {}

type Subject = Exclude<TreePermission, `${string}:${string}`>;
/** Names by code: `subject:action`. */
export type RoomActions = { readonly [Code in `${Subject}:${string}`]: string };

/** A permission that exists; a typing error in a `may` does not compile. */
export type PermissionCode = TreePermission | keyof RoomPermissions;

export interface FlatPermission extends Omit<PermissionNode, 'children'> {
  readonly parent: string | null;
}

const found = import.meta.glob<RoomActions>('../*-permissions.ts', { eager: true, import: 'permissions' });
const ROOM_ACTIONS = Object.values(found).flatMap(permissions =>
  Object.entries(permissions).map(([val, name]) => ({ val, name, type: 3 }) as const),
);

function flatten(nodes: readonly PermissionNode[], parent: string | null): FlatPermission[] {
  return nodes.flatMap(({ children = [], ...node }) => {
    const ofRooms = ROOM_ACTIONS.filter(({ val }) => val.startsWith(`${node.val}:`));
    return [{ ...node, parent }, ...flatten([...children, ...ofRooms], node.val)];
  });
}

/** The tree as a list, parents before their children. */
export const ALL_PERMISSIONS: readonly FlatPermission[] = flatten(PERMISSION_TREE, null);
