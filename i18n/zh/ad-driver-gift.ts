/** What drivers are given for carrying an advertisement. */
export default {
  shared: {
    title: { adDriverGift: '司机礼品' },
  },
  create: '新建礼品',
  empty: '还没有司机礼品',
  emptyWhy: '新建礼品，按条件发给张贴广告的司机',
  problem: { imageUrl: '请填写 http 或 https 网址' },
  field: {
    giftName: '礼品名称',
    giftType: '礼品类型',
    amount: '价值（元）',
    stock: '库存',
    condition: '领取条件',
    installmentId: '适用投放期次',
    startTime: '开始日期',
    endTime: '结束日期',
    imageUrl: '图片地址',
    issued: '已发放',
    createdOn: '建档时间',
  },
  unit: {
    stock: '份',
    issued: '份',
  },
  help: {
    stock: '不填则不限量',
    installmentId: '不填则所有投放期次都适用',
  },
  none: {
    stock: '不限量',
  },
  giftType: {
    1: '现金红包',
    2: '实物',
    3: '积分',
    4: '优惠券',
  },
  condition: {
    1: '照片审核通过',
    2: '张贴满月数',
    3: '首次张贴',
  },
  state: {
    1: '发放中',
    0: '已停用',
  },
};
