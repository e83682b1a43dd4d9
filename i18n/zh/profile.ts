/** 个人中心。 */
export default {
  shared: {
    title: { profile: '个人中心' },
  },
  changePassword: '修改密码',
  fact: { roles: '角色', callSystemAccount: '话务账号' },
  sessions: {
    current: '本会话',
    unknown: '未知设备',
    since: '登录于',
    lastSeen: '最后操作',
    end: '下线',
    endOthers: '退出其他 %{smart_count} 处',
    allOthers: '除本会话外的全部登录',
    question: '退出 %{smart_count} 处登录？有不认识的，请同时修改密码。',
  },
  tab: { sessions: '登录中的设备', signIns: '登录记录', settings: '提醒与按键' },
  signIns: { more: '再看 %{smart_count} 条' },
  settings: {
    sound: { label: '提示音', hint: '有新提醒时响一声，只在一个窗口响' },
    desktop: { label: '桌面通知', hint: '控制台不在眼前时，把提醒显示在桌面上；须先在浏览器中允许' },
    singleKeys: {
      label: '单键快捷键',
      hint: '不按 Ctrl 或 Alt 的按键也起作用；用读屏软件或语音输入时可关闭',
    },
  },
};
