/** Papers that run out, of vehicles and of people. */
export default {
  waiting: {
    driver: {
      over: '司机证件已过期',
      near: '司机证件 30 天内到期',
    },
    vehicle: {
      over: '车辆证件已过期',
      near: '车辆证件 30 天内到期',
      unhandled: '车辆附件待处理',
    },
  },
  overSince: '已过期 %{smart_count} 天',
  today: '今天到期',
  left: '剩 %{smart_count} 天',
  of: '%{name} %{left}',
  state: { over: '已过期', near: '30 天内到期', due: '到期及过期' },
};
