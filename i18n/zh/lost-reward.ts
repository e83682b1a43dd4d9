/** Rewards for drivers who gave something back. */
export default {
  shared: {
    title: { lostReward: '失物奖励' },
  },
  empty: '还没有失物奖励',
  emptyWhy: '物品归还、工单办结后向司机发放的奖励列在这里',
  field: {
    lostNo: '工单号',
    driverName: '司机',
    driverPhone: '司机手机',
    plateNumber: '车牌号',
    amount: '奖励金额（元）',
    channel: '发放渠道',
    serialNum: '交易流水号',
    bankName: '开户银行',
    bankCardNo: '银行卡号',
    rewardStatus: '发放状态',
    payTime: '发放时间',
    failReason: '失败原因',
    operatorName: '申请人',
    createdOn: '申请时间',
    addressType: '区域',
    lostId: '工单编号',
  },
};
