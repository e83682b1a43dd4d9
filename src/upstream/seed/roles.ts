/** The roles that ship with the product, and exactly what they may do. */
export interface RoleSeed {
  id: string;
  roleKey: string;
  name: string;
  remark: string;
  rights: readonly string[];
}

/** `lost(:handle :match)` stands for `lost`, `lost:handle` and `lost:match`. */
function rightsOf(text: string): string[] {
  return [...text.matchAll(/([\w.-]+(?::\w+)?)(?:\(([^)]*)\))?/g)].flatMap(([, subject = '', actions]) => [
    subject,
    ...(actions?.split(' ').map(action => subject + action) ?? []),
  ]);
}

export const ROLES: readonly RoleSeed[] = [
  { id: '1', roleKey: 'super_admin', name: '超级管理员', remark: '全部权限', rights: rightsOf('all') },
  {
    id: '2',
    roleKey: 'dispatch_admin',
    name: '调度管理员',
    remark: '接单派车、报警与投诉',
    rights: rightsOf(
      'monitoring monitoring.map(:create :cancel :assign :push :tag :close :edit) monitoring.alarm(:handle) ' +
        'monitoring.complaint(:handle) article.post(:view :audit) order order.list(:view :export) ' +
        'callmgr(:tag :edit) vehiclemonitor vehiclemonitor.map(:watch) vehiclemonitor.realtime privacy:reveal',
    ),
  },
  {
    id: '3',
    roleKey: 'finance_admin',
    name: '财务管理员',
    remark: '收支、提现与对账',
    rights: rightsOf(
      'finance(:check :export :close) finance.withdrawal(:audit :pay) reportStatistics lost(:reward) adPastePictureMange(:pay)',
    ),
  },
  {
    id: '4',
    roleKey: 'monitor',
    name: '监控员',
    remark: '车辆在线、报警与抽查',
    rights: rightsOf(
      'monitoring monitoring.alarm(:handle) vehiclemonitor vehiclemonitor.map(:watch) vehiclemonitor.outCity ' +
        'vehiclemonitor.realtime vehiclemonitor.nntaxi vehiclemonitor.nntaxi.realTimeMonitor ' +
        'vehiclemonitor.nntaxi.trackReplay vehiclemonitor.nntaxi.taxi-monitor ' +
        'vehiclemonitor.nntaxi.monitorAddress(:edit) vehiclemonitor.nntaxi.dataCompare vehiclemgr vehiclemgr.info ' +
        'drivermgr(:check) reportStatistics',
    ),
  },
  {
    id: '5',
    roleKey: 'agent',
    name: '话务员',
    remark: '接听来电、代客建单',
    rights: rightsOf(
      'callmgr(:tag :edit :listen) monitoring monitoring.map(:create) monitoring.complaint(:handle) order ' +
        'order.list lost(:handle) privacy:reveal',
    ),
  },
  {
    id: '6',
    roleKey: 'lost_property',
    name: '失物客服',
    remark: '失物登记、匹配与归还',
    rights: rightsOf(
      'lost(:handle :match :refund :reward) callmgr vehiclemonitor vehiclemonitor.map vehiclemonitor.nntaxi ' +
        'vehiclemonitor.nntaxi.trackReplay privacy:reveal',
    ),
  },
  {
    id: '7',
    roleKey: 'advertising',
    name: '广告专员',
    remark: '车身广告与贴画审核',
    rights: rightsOf('adPastePictureMange(:edit :review :export) vehiclemgr'),
  },
  { id: '8', roleKey: 'auditor', name: '审计员', remark: '只读日志', rights: rightsOf('log:view') },
  {
    id: '9',
    roleKey: 'developer',
    name: '开发者',
    remark: '系统工具与开发页面',
    rights: rightsOf('systemTool supervisor systemmgr'),
  },
  {
    id: '10',
    roleKey: 'operations',
    name: '运营专员',
    remark: '信息发布、司机之家与食堂',
    rights: rightsOf(
      'monitoring article.post(:view :audit) driverhome.activity driverhome.scorestore(:edit) ' +
        'driverhome.lease(:edit) canteen(:edit)',
    ),
  },
];
