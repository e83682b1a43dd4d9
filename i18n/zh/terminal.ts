/** Terminals and SIMs of vehicles. */
export default {
  shared: {
    title: { vehicleTaxi: '出租车', terminal: '出租车列表' },
    log: { module: { machine: '车载设备' }, call: { machine: { saveVehicleInfo: '修改车载设备' } } },
  },
  edit: '更换设备',
  editOf: '更换设备：%{plate}',
  empty: '还没有车辆',
  emptyWhy: '车辆登记后，终端和 SIM 卡显示在这里',
  searchHint: '车牌、拼音、终端号',
  tab: { fitted: '已装终端', silent: '一天未上报', notFitted: '未装终端' },
  none: { lastTime: '从未上报' },
  dataFrom: {
    1: '本平台',
    4501001: '行业平台',
  },
  field: {
    dataFrom: '定位来源',
  },
};
