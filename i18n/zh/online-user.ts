/** 在线用户与强制下线。 */
import { reasons } from '../../src/contract/online-user-reasons.ts';

export default {
  shared: {
    title: { onlineUser: '在线用户' },
    log: {
      module: { online: '在线用户' },
      call: {
        online: {
          endOwnSession: '结束自己的会话',
          endOtherSessions: '结束自己的其他会话',
          forceLogout: '强制退出',
          previewRole: '预览角色',
        },
      },
    },
    reason: reasons,
  },
  searchHint: '姓名、拼音、工号',
  empty: '没有人在线',
  emptyWhy: '登录后的用户显示在这里',
  current: '本会话',
  unknownDevice: '未知设备',
  device: { computer: '电脑', tablet: '平板', phone: '手机' },
  field: {
    userName: '姓名 / 账号',
    roleName: '角色',
    ip: '地址',
    createdOn: '登录',
    lastSeenOn: '最后操作',
  },
  end: {
    label: '强制下线',
    question: '让 %{smart_count} 个会话下线？未保存的内容还在，须重新登录后才能继续。',
    confirm: '强制下线',
  },
};
