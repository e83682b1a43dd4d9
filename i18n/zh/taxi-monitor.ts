/** The vehicles one watches, beside each other. */
export default {
  shared: {
    title: { taxiMonitor: '多车监控' },
  },
  tiles: '重点监控的车辆',
  tile: '%{plate}，回车放大',
  picture: '%{plate} 的位置和最近 5 分钟的路线',
  large: '放大 %{plate}',
  small: '缩小 %{plate}',
  remove: '取消重点监控 %{plate}',
  onMap: '在地图上看 %{plate}',
  replay: '回放 %{plate}',
  speed: '%{speed} km/h',
  offline: '离线',
  neverHeard: '从未上报',
  add: '添加车辆',
  choose: '选择车辆',
  chooseHelp: '最多同时显示 %{most} 辆',
  tooMany: '重点监控 %{total} 辆，显示其中 %{shown} 辆',
  empty: '还没有重点监控的车辆',
  emptyWhy: '输入车牌或司机，车辆会在这里并排显示',
  emptyWhyNot: '您没有重点监控的权限，请向管理员申请',
};
