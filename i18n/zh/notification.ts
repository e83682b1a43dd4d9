/** The notification centre, desktop notifications and sound. */
export default {
  title: '通知',
  bellUnread: '通知，%{smart_count} 条未读',
  unread: '未读',
  markAllRead: '全部已读',
  markRead: '标为已读：%{title}',
  markReadShort: '标为已读',
  closeToast: '关闭提示',
  empty: {
    title: '暂无通知',
    text: '近 24 小时内的权限变更、新设备登录和业务消息会显示在这里。',
  },
  day: { today: '今天', yesterday: '昨天' },
  tone: { info: '提示', warning: '注意', error: '错误' },
  act: { reload: '重新载入' },
  rights: {
    changed: '您的权限已变更',
    by: '您的权限已由 %{by} 变更',
  },
  lost: {
    new: '新失物工单：%{goods}',
    newVip: '新 VIP 失物工单：%{goods}',
    refunded: '失物工单的退款已到账',
    fits: '拾获物品可能有失主：%{goods}',
  },
  device: {
    known: '您的账号在新设备上登录：%{where}',
    unknown: '您的账号在新设备上登录',
  },
  sound: {
    label: '提示音',
    blocked: '声音未开启',
    why: '浏览器要等您点一下页面，才允许提示音',
  },
  desktop: {
    label: '桌面通知',
    enable: '开启桌面通知',
    enabled: '订单通知开启成功',
    failed: '开启失败，请重试',
    how: '如何开启',
    denied: '浏览器没有允许。',
    insecure: '通过 https 打开时才能使用桌面通知',
    absent: '此浏览器不支持桌面通知',
  },
  help: {
    title: '如何允许桌面通知',
    text: '浏览器没有允许此网站发送通知。请按您的浏览器操作，再开启一次。网站地址：',
    mine: '您正在使用',
    chrome: {
      name: 'Chrome',
      bar: '点地址栏左侧的“查看网站信息”图标，把“通知”打开。',
      settings: '或：设置 → 隐私和安全 → 网站设置 → 通知，加到“允许发送通知”。',
    },
    edge: {
      name: 'Edge',
      bar: '点地址栏左侧的锁形图标，在“此站点的权限”中把“通知”设为“允许”。',
      settings: '或：设置 → 隐私、搜索和服务 → 站点权限 → 通知，加到“允许”。',
    },
    firefox: {
      name: 'Firefox',
      bar: '点地址栏左侧的权限图标，清除“发送通知”后面的“已阻止”。',
      settings: '或：设置 → 隐私与安全 → 权限 → 通知 → 设置，改为“允许”。',
    },
    system: '仍不弹出时，请检查电脑的勿扰模式和通知设置。',
    close: '知道了',
  },
  cards: '订单通知',
  closeCard: '关闭：%{title}',
  order: {
    noResponse: '订单 %{minutes} 分钟无响应',
    autoCancelled: '无人接单，订单已自动取消：%{place}',
  },
  alarm: {
    sos: '一键报警：%{who}',
    new: '报警：%{who}',
    overdue: '一键报警超时未受理：%{who}',
  },
};
