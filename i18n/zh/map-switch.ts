/** The trial of base maps. */
export default {
  shared: {
    title: { mapSwitch: '地图切换测试' },
  },
  ground: '底图',
  grounds: { google: '谷歌地图', configured: '自定义底图', city: '演示城市', plain: '静态图' },
  about: {
    google: '使用服务端配置的密钥',
    configured: '使用服务端配置的样式、瓦片或 PMTiles',
    city: '内置样式，模拟城市的道路',
    plain: '没有图形加速时的样子',
  },
  missing: {
    google: '未配置 GOOGLE_MAPS_API_KEY',
    configured: '未配置 BASE_MAP_STYLE_URL 等底图地址',
    city: '服务端没有模拟城市',
  },
  facts: {
    title: '当前底图',
    took: '载入用时',
    system: '坐标系',
    zoom: '缩放级别',
    centre: '中心（WGS-84）',
    waiting: '正在载入',
    plain: '静态图没有缩放和坐标系',
  },
};
