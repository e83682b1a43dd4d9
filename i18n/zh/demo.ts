/** What the demo accounts are, for the buttons under the sign-in form. */
export default {
  admin: '管理员',
  dispatcher: '调度',
  monitor: '监控',
  agent: '话务',
  lost: '失物',
  finance: '财务',
  ad: '广告',
  auditor: '审计',
  developer: '开发',
};
