/** 个人中心。 */
export default {
  title: '个人中心',
  changePassword: '修改密码',
  fact: { roles: '角色', callSystemAccount: '话务账号' },
  sessions: {
    title: '已登录的地方',
    current: '本会话',
    unknown: '未知设备',
    since: '登录于',
    lastSeen: '最后操作',
    end: '退出此处',
    endOthers: '退出其他 %{smart_count} 处',
    allOthers: '除本会话外的全部登录',
    question: '退出 %{smart_count} 处登录？有不认识的，请同时修改密码。',
  },
};
