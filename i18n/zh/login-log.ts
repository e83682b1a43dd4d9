/** 登录日志。 */
export default {
  shared: {
    title: { loginLog: '登录日志' },
  },
  searchHint: '账号',
  empty: '还没有登录记录',
  emptyWhy: '有人登录后，记录显示在这里',
  nameOf: '%{account} %{type}',
  field: {
    loginTime: '时间',
    loginType: '方式',
    status: '结果',
    location: '地点',
    client: '浏览器 / 系统',
    browser: '浏览器',
    msg: '说明',
    logoutTime: '结束',
    sessionId: '会话编号',
  },
  loginType: { 1: '密码', 2: '短信', 3: '单点登录', 4: '退出', 5: '强制退出' },
  device: { computer: '电脑', phone: '手机', tablet: '平板' },
  msg: {
    logout: '退出登录',
    password: '密码已更改',
    disabled: '账号停用',
    deleted: '账号删除',
    expired: '登录过期',
    replaced: '重新登录后替换',
    own: '本人在别处结束',
    forced: '管理员结束',
  },
};
