/** Where drivers fetch what they have exchanged points for. */
export default {
  shared: {
    title: { pointsShop: '积分商城', pickupPoint: '自提点' },
  },
  create: '新建自提点',
  empty: '还没有自提点',
  emptyWhy: '新建后，司机兑换商品时可以选择到这里自提',
  searchHint: '名称、地址、联系人',
  section: {
    point: '自提点',
    place: '位置',
  },
  field: {
    pointName: '名称',
  },
  state: {
    1: '启用',
    0: '停用',
  },
  help: {
    openTime: '如 06:30-09:00，可填多段；结束早于开始则跨过零点',
    lng: 'WGS-84，度',
    lat: 'WGS-84，度',
  },
  problem: {
    openTime: '请按 06:30-09:00 的格式填写，最多 6 段',
  },
};
