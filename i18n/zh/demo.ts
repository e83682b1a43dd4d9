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
  lost2: '失物 2',
  finance2: '财务 2',
  operations: '运营',
  operations2: '运营 2',
  /** In place of the buttons. */
  withdrawn:
    '有请求经过代理或来自其他地址，演示账号已停用。停止服务，运行 npm run admin -- reset <账号> 可为账号设置密码；代理是您自己的，请设置 TRUST_PROXY。',
};
