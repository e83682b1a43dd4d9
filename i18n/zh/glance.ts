/** What is seen at a glance, on the first page and in the bar at the top, before anything is opened. */
export default {
  jobs: '任务',
  jobsRunning: '任务，%{smart_count} 个进行中',
  driverApprovals: '司机审核，%{smart_count} 条待审',
  orders: '订单',
  ordersWaiting: '待派订单，%{smart_count} 单',
  alarm: '报警',
  sos: '一键报警',
  alarmsWaiting: '报警，%{smart_count} 条待受理',
  sosWaiting: '一键报警，%{smart_count} 条待受理',
};
