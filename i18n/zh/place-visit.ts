/** Who came to which watched place, and left it. */
export default {
  shared: {
    title: { placeVisit: '来访记录' },
    log: { module: { placeVisit: '来访' } },
  },
  searchHint: '车牌',
  empty: '没有来访记录',
  emptyWhy: '车辆到达一两分钟后出现在这里',
  field: {
    placeId: '地点',
    time: '在场时间',
    cameOn: '到达',
    leftOn: '离开',
    lasting: '停留',
    minutes: '停留（分钟）',
    isWhole: '进出定位',
  },
  inside: {
    1: '在场',
    0: '已离开',
  },
  isWhole: {
    1: '完整',
    0: '不完整',
  },
  replay: '轨迹',
  vehicle: '车辆信息',
  openPlace: '打开地点',
  insideNow: '在场车辆',
};
