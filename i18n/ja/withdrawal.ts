import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/withdrawal.ts';

export default {
  shared: {
    title: { withdrawal: '出金管理' },
    log: {
      module: { withdrawals: '出金の処理' },
      call: {
        withdrawals: {
          askWithdrawal: '出金を代理申請',
          approveWithdrawal: '出金を承認',
          refuseWithdrawal: '出金を却下',
          payWithdrawal: '出金を支払い',
          approveWithdrawals: '出金を一括承認',
          payWithdrawals: '出金を一括支払い',
        },
      },
    },
    reason: {
      WITHDRAWAL_FROZEN: 'この乗務員のアカウントは凍結中のため、出金できません。',
      WITHDRAWAL_TOO_SMALL: '最低出金額を下回っています。',
      WITHDRAWAL_OPEN: 'この乗務員には未完了の出金があります。',
      WITHDRAWAL_WITHOUT_CARD: 'この乗務員の銀行カードが登録されていません。',
      WITHDRAWAL_WITHOUT_ACCOUNT: 'この乗務員の受取アカウントが連携されていません。',
      WITHDRAWAL_PAYEE_CHANGED:
        '申請後にカードまたは受取アカウントが変更されました。却下して再申請してください。',
      WITHDRAWAL_NOT_TO_AUDIT: 'この出金は審査待ちではありません。',
      WITHDRAWAL_NOT_REFUSABLE: '支払い中・支払い済み・却下済みの出金は却下できません。',
      WITHDRAWAL_NOT_PAYABLE: '支払えるのは、承認済みか支払いに失敗した出金だけです。',
      WITHDRAWAL_PAYMENT_DIFFERS:
        'この出金の支払い結果について、決済サービスの回答が食い違っています。先に支出明細を確認してください。',
      WITHDRAWAL_AUDITED_FIRST: '一次審査はあなたが行いました。二次審査は別の担当者が行ってください。',
      WITHDRAWAL_SUM_DIFFERS: '合計が画面の表示と一致しません。再読み込みして確認してください。',
      WITHDRAWAL_BATCH_LIMIT: '合計が一括処理の上限を超えています。分けて処理してください。',
    },
  },
  field: {
    withdrawNo: '出金番号',
    driverMobile: '乗務員の携帯',
    amount: '出金額（元）',
    fee: '手数料（元）',
    realAmount: '支払額（元）',
    balanceBefore: '申請前残高（元）',
    channel: '出金方法',
    cardNo: 'カード番号',
    cardHolder: 'カード名義',
    applyUser: '申請者',
    createdOn: '申請日時',
    secondFor: '二次審査の理由',
    firstAuditUser: '一次審査者',
    firstAuditTime: '一次審査日時',
    auditUser: '審査者',
    auditTime: '審査日時',
    auditReason: '却下理由',
    payUser: '支払指示者',
    tries: '支払い回数',
    outlayId: '支出 ID',
    payTime: '入金日時',
  },
  state: {
    0: '審査待ち',
    10: '承認済み',
    11: '支払い済み',
    12: '支払い中',
    20: '却下',
    21: '支払い失敗',
  },
  source: { 1: '乗務員の申請', 2: '代理申請' },
  secondFor: { amount: '高額', day: '当日の合計', payee: '新しい受取先' },
} satisfies Catalogue<typeof zh>;
