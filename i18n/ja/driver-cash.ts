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
  panel: {
    title: '現金口座',
    all: 'すべての明細',
    last: '最近の明細',
    none: '明細はまだありません',
    amount: '金額（元）',
    reversal: '%{type}の取消',
    left: '退職済み',
    hasLeft: '退職済み。残高は引き続き出金できます',
    withdraw: '出金を代理申請',
    adjust: '残高を調整',
  },
  count: { toDecide: '承認待ちの残高調整' },
  adjust: {
    driver: '乗務員',
    driverHelp: '氏名、ナンバー、携帯番号で検索',
    amountHelp: '増やす場合は正の数、減らす場合は負の数',
    becomes: '残高 %{before} 元、記帳後 %{after} 元',
    short: '利用可能残高 %{available} 元を超えて減らせません',
    secondPerson: '支払い確認の権限を持つ別の人が承認すると記帳されます',
    send: '承認を依頼',
    asked: '依頼しました。別の人の承認待ちです',
    noRight: '現金口座を調整する権限がありません',
    noRightWhy: '「財務」の権限が必要です。管理者に依頼してください',
  },
  reverse: {
    label: '取消',
    title: '明細 %{no} の取消',
    booked: '元の記帳（元）',
    becomes: '取消の記帳（元）',
    send: '承認を依頼',
  },
  decide: {
    label: '判断する',
    takeBack: '取り下げる',
    title: '残高調整の承認',
    mine: '別の人の承認待ちです',
    approve: '承認して記帳',
    toRefuse: '却下',
    refuse: '却下を確定',
    approved: '%{name}の残高調整 %{amount} 元を記帳しました',
    refused: '%{name}の残高調整 %{amount} 元を却下しました。記帳されません',
  },
  account: {
    balance: '残高（元）',
    held: '出金の保留額（元）',
    available: '利用可能額（元）',
    isFrozen: 'アカウントが凍結中のため、出金できません',
  },
} satisfies Catalogue<typeof zh>;
