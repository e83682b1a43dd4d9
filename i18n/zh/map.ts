/** Maps of the fleet, and what is said above them. */
export default {
  label: '车辆地图：方向键移动，加减号缩放',
  demonstration: '演示城市　数据为模拟',
  nearer: '放大',
  further: '缩小',
  all: '显示全城',
  status: { 1: '载客', 2: '已接单', 3: '空车', 4: '停运' },
  freshness: { 1: '未按时上报', 2: '超过 10 分钟未上报' },
  entry: {
    label: '车牌或司机',
    help: '可粘贴多个车牌，最多 %{most} 辆',
    searching: '正在查找',
    several: '请从下面选一辆',
    add: '加入',
    found: '找到的车辆',
    tooMany: '最多同时显示 %{most} 辆，请先移除',
  },
  dismiss: '关闭提示',
  fault: {
    graphicsLost: '显卡已重置，地图重新绘制',
    unreachable: '谷歌地图无法连接，已换用内置地图',
    slow: '谷歌地图 8 秒未响应，已换用内置地图',
    refused: '谷歌地图拒绝了密钥，已换用内置地图',
    broken: '所配置的底图无法载入，已换用内置地图',
  },
  fence: {
    middle: '地点中心：拖动或按方向键移动，Shift 加快',
    radius: '半径：拖动或按方向键调整',
    metres: '%{metres} 米',
  },
  plain: {
    fences: '地点静态图',
    tracks: '轨迹静态图',
    picture: '城市与车辆的静态图，每两秒更新',
    noGraphics: '此浏览器没有图形加速，显示静态图和列表',
    graphicsLost: '显卡多次中断，显示静态图和列表',
  },
};
