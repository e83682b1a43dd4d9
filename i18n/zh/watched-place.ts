/** Watched places. */
import { reasons } from '../../src/contract/watched-place-reasons.ts';

export default {
  shared: {
    title: { watchedPlace: '监控地点' },
    log: { module: { watchedPlace: '监控地点' } },
    reason: reasons,
  },
  create: '新建地点',
  empty: '还没有监控地点',
  emptyWhy: '新建一个地点，车辆的到达和离开就会记录下来',
  insideNow: '在场 %{count}',
  visits: '来访',
  always: '全天',
  removeNote: '来访记录会一起删除。',
  field: {
    radius: '半径',
    fromTime: '开始时间',
    untilTime: '结束时间',
    inside: '在场',
    today: '今日到达',
    hours: '监控时段',
  },
  state: { 1: '监控中', 0: '已停用' },
  switch: { 1: '停用', 0: '启用' },
  switched: { 1: '已启用“%{name}”', 0: '已停用“%{name}”' },
  help: {
    radius: '50 到 5000 米',
    lng: 'WGS-84，度',
    lat: 'WGS-84，度',
    fromTime: '留空为全天；开始晚于结束则跨过零点',
    untilTime: '留空为全天；开始晚于结束则跨过零点',
  },
  find: { label: '搜索地名', help: '地名、拼音；选中后圆心移到那里' },
  map: {
    centre: '放到地图中央',
    click: '点击地图，确定圆心',
    drag: '拖动圆心和圆边，或选中后按方向键',
    show: '显示地图',
    hide: '隐藏地图',
  },
};
