/** Roof lights. */
import { reasons } from '../../src/contract/taxi-light-reasons.ts';

export default {
  shared: {
    title: { taxiLight: '顶灯管理' },
    reason: reasons,
  },
  create: '新建顶灯',
  empty: '还没有顶灯',
  emptyWhy: '新建或导入顶灯，再在车辆信息中填写顶灯号',
  searchHint: '顶灯号、显示文字',
  fault: '故障 %{code}',
  field: {
    lightNo: '顶灯号',
    firmware: '固件',
    brightness: '亮度',
    showText: '显示文字',
    onlineState: '在线',
    adPlaying: '正在播放',
    faultCode: '故障码',
    hasFault: '故障',
  },
  onlineState: {
    1: '在线',
    0: '离线',
  },
  hasFault: {
    1: '有故障',
    0: '无故障',
  },
  state: {
    1: '使用中',
    2: '维修',
    3: '库存',
    4: '报废',
  },
  help: {
    brightness: '0 到 100，百分比',
  },
  none: {
    plateNumber: '未装车',
  },
  fixed: {
    lightNo: '装在车上，先在车辆信息中取下才能改号',
  },
};
