/** Money of lost cases. */
export default {
  shared: {
    title: { lostFinance: '失物款项' },
  },
  empty: '还没有失物款项',
  emptyWhy: '失主付费、退款或发放奖励后，工单的款项列在这里',
  field: {
    ownerName: '失主',
    payTime: '付费时间',
    rewardStatus: '奖励',
    netAmount: '净额（元）',
    createdOn: '登记时间',
    lostId: '工单编号',
  },
};
