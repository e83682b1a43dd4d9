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
  /** In place of the buttons. */
  withdrawn:
    '有请求经过代理或来自其他地址，演示密码已停用。各账号的新密码写在服务器的输出里；代理是您自己的，请设置 TRUST_PROXY。',
};
