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
  account: {
    balance: '余额（元）',
    held: '提现占用（元）',
    available: '可用（元）',
    isFrozen: '账号已冻结，不能提现',
  },
};
