/** What sections, pages and resources are called: read at the start, before any of them is. */
export default {
  dashboard: '首页',
  system: '系统管理',
  adminUser: '管理员用户',
  roleGroup: '角色组',
  menu: '菜单管理',
  onlineUser: '在线用户',
  operateLog: '操作日志',
  loginLog: '登录日志',
  revealLog: '号码查看日志',
  systemConfig: '系统参数',
  systemTool: '系统工具',
  testIndex: '端口与短信',
  profile: '个人中心',
  jobs: '任务中心',
  documentation: '开发文档',
  guide: '开发指南',
};
