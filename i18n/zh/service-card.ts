/** Whom drivers turn to about the points shop. */
export default {
  shared: {
    title: { serviceCard: '商城客服' },
  },
  create: '新建客服',
  empty: '还没有商城客服',
  emptyWhy: '新建后，司机在积分商城中可以看到联系方式',
  field: {
    name: '客服名称',
    workTime: '服务时间',
    wechatQr: '微信二维码',
  },
  state: {
    1: '启用',
    0: '停用',
  },
  help: {
    workTime: '如：周一至周五 09:00–18:00',
    sort: '小的在前',
    wechatQr: '司机扫码添加客服',
  },
};
