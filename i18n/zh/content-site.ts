/** The content site, the monitoring and the clusters of maps. */
export default {
  shared: {
    title: { contentSite: '内容站点' },
    log: {
      module: { contentSite: '内容站点' },
      call: { contentSite: { setContentSite: '修改内容站点设置' } },
    },
  },
  site: '站点与监控',
  clustering: '地图聚合',
  field: {
    url: '内容站点地址',
    head: '内容站点抬头',
    monitoringUrl: '监控地址',
    minPoints: '聚合车辆数',
    meters: '聚合距离',
  },
  help: {
    url: '以 http 或 https 开头的网址',
    head: '显示在各页上方的文字，最多 60 个字',
    monitoringUrl: '查看本系统和内容站点运行状况的网址',
    minPoints: '相邻的车达到几辆才合成一个点，2 至 1000',
    meters: '相距多少米以内的车，放到多大也合在一起，1 至 10000',
  },
  unit: { minPoints: '辆', meters: '米' },
  open: { url: '打开内容站点', monitoringUrl: '打开监控' },
  noAddress: '请填写 http 或 https 网址',
  saved: '已保存，立即生效',
  readOnly: '只能查看：修改需要“监管平台”权限',
  lastChange: '上次修改：%{by}，%{time}',
  preview: {
    title: '聚合预览',
    result: '示例 %{all} 辆车：%{clusters} 个聚合点，%{alone} 辆单独显示',
  },
};
