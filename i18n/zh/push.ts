/** The live connection: offline, back again, signed out. */
export default {
  offline: '您已离线，请检查网络。',
  reconnecting: '正在重新连接…',
  meaning: '自 %{time} 起断开，离线期间收不到订单和失物消息。已打开的内容还在。',
  over: {
    logout: '此登录已在别处退出。',
    password: '您的密码已更改。',
    disabled: '您的账号已停用。',
    deleted: '您的账号已删除。',
    expired: '登录已过期。',
    replaced: '您已重新登录，此次登录已被替换。',
    own: '您在别处结束了此登录。',
    forced: '管理员让您下线了。',
    restored: '系统已从备份恢复，之前的登录不再有效。',
  },
  back: '已重新登录',
};
