/** Rewards for drivers who gave something back. */
export default {
  shared: {
    title: { lostReward: '失物奖励' },
  },
  empty: '还没有失物奖励',
  emptyWhy: '物品归还、工单办结后向司机发放的奖励列在这里',
  field: {
    driverPhone: '司机手机',
    amount: '奖励金额（元）',
    channel: '发放渠道',
    serialNum: '交易流水号',
    bankCardNo: '银行卡号',
    rewardStatus: '发放状态',
    payTime: '发放时间',
    operatorName: '申请人',
    createdOn: '申请时间',
    lostId: '工单编号',
  },
};
