/** The dispatch desk: orders that wait, who can fetch them, and what a dispatcher does about it. */
export default {
  queue: '订单队列',
  order: '订单',
  tabs: '订单分类',
  tab: {
    waitingOrder: '等待',
    ongoingOrder: '进行中',
    completedOrder: '已完成',
  },
  everywhere: '全部区域',
  fold: '收起队列',
  unfold: '展开队列',
  foldOrder: '收起订单',
  unfoldOrder: '展开订单',
  view: {
    label: '显示',
    queue: '队列',
    map: '地图',
    order: '订单',
  },
  stats: {
    answered: '应答率',
    match: '均派',
  },
  seconds: '%{count} 秒',
  sla: {
    left: '剩 %{time}',
    late: '超时 %{time}',
    at: '%{time} 用车',
    giveUp: '%{time} 后取消',
  },
  progress: {
    offered: '推送 %{count} / 已读 %{read}',
  },
  passengers: '%{smart_count} 人',
  nameless: '乘客',
  walkIn: '现场乘客',
  heldBy: '%{by} 处理中',
  to: '到 %{place}',
  noDest: '目的地未说',
  estimate: '预估',
  made: '建单',
  about: '约 ',
  yuan: '元',
  comma: '，',
  find: {
    by: '按什么查找',
    history: '查找历史',
    type: {
      1: '地址',
      2: '车牌',
      3: '司机',
      4: '电话',
    },
    hint: {
      1: '订单号、地址',
      2: '车牌',
      3: '司机姓名',
      4: '完整号码或后四位',
    },
  },
  empty: {
    waitingOrder: {
      title: '没有等待的订单',
      why: '新订单会自动出现在这里',
    },
    ongoingOrder: {
      title: '没有进行中的订单',
      why: '司机接单后移到这里',
    },
    completedOrder: {
      title: '今天和昨天没有完成的订单',
      why: '更早的订单可以查找，或到订单列表查看',
    },
    sought: {
      title: '没有找到“%{keyword}”',
      why: '换一种查找方式，或看其他分类',
    },
  },
  firstOf: '共 %{total} 单，先列出最急的 %{count} 单',
  noOrder: {
    title: '没有这个订单',
    why: '可能不在您的区域，或链接有误',
    back: '返回队列',
  },
  keys: {
    next: '打开下一单',
    previous: '打开上一单',
    fold: '收起或展开队列',
    foldOrder: '收起或展开订单',
  },
};
