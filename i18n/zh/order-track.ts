/** The ride of one order, played again. */
export default {
  shared: {
    title: { orderTrajectory: '订单轨迹' },
  },
  order: '订单',
  find: {
    label: '查找订单',
    hint: '订单号、地址、乘客',
    hits: '找到的订单',
    none: '没有找到“%{keyword}”',
  },
  notDriven: '没有司机接单',
  added: '人工补录 %{smart_count} 个点',
  sum: '%{km} 公里（载客 %{carrying} 公里），%{duration}，%{points} 个点',
  start: '还没有选订单',
  startWhy: '按订单号、地址或乘客查找，或从订单列表打开',
  missing: '没有这个订单',
  missingWhy: '可能不在您的区域，或链接有误',
  empty: '没有轨迹',
  emptyWhy: '接单后车辆没有上报位置，或轨迹已超过保存期',
  undriven: '没有轨迹',
  undrivenWhy: '没有司机接过这个订单',
};
