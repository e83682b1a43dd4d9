/** Statistics of areas and companies. */
export default {
  shared: {
    title: { cityStatistics: '城市统计' },
  },
  figure: {
    vehicles: '车辆',
    online: '平均在线',
    onlineRate: '在线率',
    orders: '订单',
    completed: '完成',
    revenue: '完成金额（元）',
    streetRides: '扫街',
  },
  rule: '车辆按当天结束时登记，在线为当天平均，扫街单列',
  fortnight: '截至所选日的 14 天',
  none: '这段时间没有车辆，也没有订单',
  by: { label: '统计方式', area: '按区域', company: '按公司', day: '按天' },
  name: { area: '区域', company: '公司', day: '日期' },
};
