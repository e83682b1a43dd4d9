/** Entries of the cash accounts of drivers. */
export default {
  empty: '还没有流水',
  emptyWhy: '奖励、提现和余额调整都会记在这里',
  searchHint: '流水号、司机、业务编号',
  field: {
    entryNo: '流水号',
    bizType: '业务类型',
    bizNo: '业务编号',
    balance: '余额（元）',
    reverses: '冲正流水号',
    operator: '经办人',
    createdOn: '入账时间',
  },
  bizType: {
    1: '广告奖励',
    2: '活动奖励',
    3: '提现',
    4: '提现手续费',
    9: '调整',
  },
};
