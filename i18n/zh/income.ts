/** What was paid to the operator. */
export default {
  shared: {
    title: { finance: '财务管理', income: '收入明细' },
  },
  today: '今日收入',
  empty: '还没有收入',
  emptyWhy: '支付渠道上报的收款会记在这里',
  searchHint: '渠道单号、商户单号、付款人',
  field: {
    fee: '手续费（元）',
    netAmount: '实收（元）',
    payerName: '付款人',
    payerMobile: '付款人电话',
    createdOn: '记账时间',
  },
  state: {
    0: '未支付',
    1: '已支付',
    2: '处理中',
    3: '失败',
    4: '已退款',
    5: '部分退款',
  },
  bizCode: {
    1: '失物加急费',
    2: '商城',
    3: '广告',
    4: '约车费',
    9: '其他',
  },
  ofDay: {
    paid: { name: '收入' },
  },
};
