import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-cash.ts';

export default {
  shared: {
    title: { cashEntry: '現金口座の明細', cashAdjustment: '現金口座の調整' },
    log: {
      module: { driverCash: '現金口座' },
      call: {
        driverCash: {
          askCashAdjustment: '残高調整を申請',
          askCashReversal: '取消仕訳を申請',
          approveCashAdjustment: '残高調整を承認',
          refuseCashAdjustment: '残高調整を却下',
        },
      },
    },
    reason: {
      CASH_SHORT: '利用可能残高が不足しています。',
      CASH_ENTRY_KNOWN: 'この業務はすでに記帳されています。',
      CASH_REVERSED: 'この明細は取消済みか、取消の承認待ちです。',
      CASH_NOT_REVERSIBLE: '出金・手数料・取消の明細は取り消せません。',
      CASH_ADJUSTMENT_DECIDED: 'この調整は承認済みか却下済みです。',
    },
  },
  account: {
    balance: '残高（元）',
    held: '出金の保留額（元）',
    available: '利用可能額（元）',
    isFrozen: 'アカウントが凍結中のため、出金できません',
  },
} satisfies Catalogue<typeof zh>;
