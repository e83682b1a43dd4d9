/** Money of lost cases. */
export default {
  shared: {
    title: { lostFinance: '失物款项' },
  },
  empty: '还没有失物款项',
  emptyWhy: '失主付费、退款或发放奖励后，工单的款项列在这里',
  field: {
    lostNo: '工单号',
    ownerName: '失主',
    payAmount: '付费金额（元）',
    payTime: '付费时间',
    refundAmount: '退款金额（元）',
    refundStatus: '退款',
    rewardAmount: '奖励金额（元）',
    rewardStatus: '奖励',
    netAmount: '净额（元）',
    handleUserName: '处理人',
    addressType: '区域',
    createdOn: '登记时间',
    lostId: '工单编号',
  },
};
