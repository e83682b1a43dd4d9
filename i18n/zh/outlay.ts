/** What the operator pays, and what waits for a second person. */
import { reasons } from '../../src/contract/outlay-reasons.ts';

export default {
  shared: {
    title: { outlay: '支出明细' },
    log: {
      module: { outlays: '支出复核' },
      call: {
        outlays: {
          approveOutlay: '复核并支付',
          refuseOutlay: '驳回支出',
          auditOutlay: '复查奖励',
          queryOutlay: '查询支付结果',
        },
      },
    },
    reason: reasons,
  },
  count: {
    failed: '支出失败',
    different: '支出对账有差异',
    processing: '支付没有结果',
    paidToday: '今日支出',
  },
  empty: '还没有支出',
  emptyWhy: '退款、奖励和提现都会记在这里',
  searchHint: '商户单号、收款人、车牌号、申请人',
  query: '查询结果',
  asked: {
    1: '已支付',
    3: '支付失败',
    2: '渠道仍在处理',
  },
  waiting: {
    mine: '等待另一人复核',
    takeBack: '撤回',
    title: '复核支付 %{amount} 元',
    approve: '复核并支付',
    toRefuse: '驳回',
    refuse: '确认驳回',
    approved: '已复核 %{amount} 元：可撤回，关闭或刷新页面则立即支付',
    refused: '已驳回，%{amount} 元不会支付',
    notDone: '%{amount} 元没有复核：%{why}',
    show: '查看',
    otherPayee: '另付收款人：不退回原支付，请核对姓名和账号',
  },
  audit: {
    title: '复查奖励 %{amount} 元',
    pass: '无问题',
    fail: '有问题，停用申请人的奖励权限',
    why: '说明（有问题时必填）',
    passed: '已记录：无问题',
    failed: '已记录：有问题，申请人的奖励权限已停用',
  },
  field: {
    payeeName: '收款人',
    payeeAccount: '收款账号',
    saveStatus: '支付结果',
    applyUser: '申请人',
    checkUser: '复核人',
    closeReason: '驳回理由',
    createdOn: '申请时间',
    failCode: '失败代码',
    receiptUrl: '回单',
    refundOf: '原路退回',
    auditState: '复查',
    auditUser: '复查人',
    auditNote: '复查说明',
    auditedOn: '复查时间',
  },
  state: {
    0: '待复核',
    1: '已支付',
    2: '处理中',
    3: '失败',
    4: '已关闭',
  },
  bizCode: {
    1: '失物退款',
    2: '失物奖励',
    3: '广告司机奖励',
    4: '提现',
    5: '活动奖励',
  },
  tradeChannel: {
    1: '小程序支付',
    2: '银联',
    3: '红包',
    4: '企业付款',
  },
  saveStatus: {
    0: '失败',
    1: '成功',
  },
  auditState: {
    0: '待复查',
    1: '无问题',
    2: '有问题',
  },
  reconState: {
    0: '未对账',
    1: '一致',
    2: '有差异',
  },
  ofDay: {
    paid: { name: '支出' },
  },
};
