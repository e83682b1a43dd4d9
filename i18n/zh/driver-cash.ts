/** What the operator owes drivers: titles, reasons and acts of entries and adjustments. */
import { reasons } from '../../src/contract/driver-cash-reasons.ts';

export default {
  shared: {
    title: { cashEntry: '现金账户流水', cashAdjustment: '现金账户调整' },
    log: {
      module: { driverCash: '现金账户' },
      call: {
        driverCash: {
          askCashAdjustment: '申请余额调整',
          askCashReversal: '申请冲正',
          approveCashAdjustment: '复核余额调整',
          refuseCashAdjustment: '驳回余额调整',
        },
      },
    },
    reason: reasons,
  },
  panel: {
    title: '现金账户',
    all: '全部流水',
    last: '最近流水',
    none: '还没有流水',
    amount: '金额（元）',
    reversal: '%{type}冲正',
    left: '已离职',
    hasLeft: '已离职，余额仍可提现',
    withdraw: '代为提现',
    adjust: '调整余额',
  },
  count: { toDecide: '余额调整待复核' },
  adjust: {
    driver: '司机',
    driverHelp: '输入姓名、拼音、车牌号或手机号查找',
    amountHelp: '增加填正数，减少填负数',
    becomes: '余额 %{before} 元，入账后 %{after} 元',
    short: '减少的金额超过可用余额 %{available} 元',
    secondPerson: '须由另一位有财务复核权限的人员复核后入账',
    send: '提交复核',
    asked: '已提交，等待另一人复核',
    noRight: '您不能调整现金账户',
    noRightWhy: '需要“财务”权限，请联系管理员',
  },
  reverse: {
    label: '冲正',
    title: '冲正流水 %{no}',
    booked: '原入账（元）',
    becomes: '冲正后入账（元）',
    send: '提交复核',
  },
  decide: {
    label: '去复核',
    takeBack: '撤回',
    title: '复核余额调整',
    mine: '等待另一人复核',
    approve: '复核并入账',
    toRefuse: '驳回',
    refuse: '确认驳回',
    approved: '%{name} 的余额调整 %{amount} 元已入账',
    refused: '%{name} 的余额调整 %{amount} 元已驳回，没有入账',
  },
  account: {
    balance: '余额（元）',
    held: '提现占用（元）',
    available: '可用（元）',
    isFrozen: '账号已冻结，不能提现',
  },
};
