/** What waits for a second person, of all kinds. */
export default {
  title: '待我复核',
  count: '%{smart_count} 件，%{amount} 元',
  decide: '去复核',
  open: '查看',
  none: '没有待您复核的事项',
  mine: '我申请的，等待另一人复核',
  more: '还有 %{smart_count} 笔',
  kind: { outlay: '支出', rewardAudit: '奖励复查', withdrawal: '提现', cashAdjustment: '现金账户调整' },
  type: {
    outlay: {
      1: '失物退款',
      2: '失物奖励',
      3: '广告司机奖励',
      4: '提现',
      5: '活动奖励',
    },
  },
};
