/** Money that drivers take out of their cash accounts. */
import { reasons } from '../../src/contract/withdrawal-reasons.ts';

export default {
  shared: {
    title: { withdrawal: '提现管理' },
    log: {
      module: { withdrawals: '提现办理' },
      call: {
        withdrawals: {
          askWithdrawal: '代司机申请提现',
          approveWithdrawal: '通过提现',
          refuseWithdrawal: '驳回提现',
          payWithdrawal: '提现打款',
          approveWithdrawals: '批量通过提现',
          payWithdrawals: '批量提现打款',
        },
      },
    },
    reason: reasons,
  },
  field: {
    withdrawNo: '提现单号',
    driverMobile: '司机手机',
    amount: '提现金额（元）',
    fee: '手续费（元）',
    realAmount: '实付（元）',
    balanceBefore: '申请前余额（元）',
    channel: '提现方式',
    cardNo: '银行卡号',
    cardHolder: '持卡人',
    applyUser: '申请人',
    createdOn: '申请时间',
    secondFor: '需复审',
    firstAuditUser: '初审人',
    firstAuditTime: '初审时间',
    auditUser: '审核人',
    auditTime: '审核时间',
    auditReason: '驳回理由',
    payUser: '打款人',
    tries: '打款次数',
    outlayId: '支出编号',
    payTime: '到账时间',
  },
  state: {
    0: '待审核',
    10: '已通过',
    11: '已打款',
    12: '打款中',
    20: '已驳回',
    21: '打款失败',
  },
  source: { 1: '司机申请', 2: '代为申请' },
  secondFor: { amount: '单笔超限', day: '当日超限', payee: '新收款账户' },
};
