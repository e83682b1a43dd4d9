/** Adjustments of the cash accounts of drivers. */
export default {
  create: '调整司机余额',
  createShort: '调整余额',
  empty: '还没有余额调整',
  emptyWhy: '申请调整后，由另一人复核入账',
  searchHint: '调整单号、司机、冲正流水号、申请人',
  field: {
    adjustNo: '调整单号',
    amount: '调整金额（元）',
    reverses: '冲正流水号',
    reason: '调整理由',
    applyUser: '申请人',
    createdOn: '申请时间',
    checkUser: '复核人',
    checkedOn: '复核时间',
    closeReason: '驳回理由',
    entryNo: '入账流水号',
  },
  state: {
    0: '待复核',
    1: '已入账',
    2: '已驳回',
  },
};
