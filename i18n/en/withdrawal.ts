import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/withdrawal.ts';

export default {
  shared: {
    title: { withdrawal: 'Withdrawals' },
    log: {
      module: { withdrawals: 'Acts on withdrawals' },
      call: {
        withdrawals: {
          askWithdrawal: 'Request a withdrawal for a driver',
          approveWithdrawal: 'Approve a withdrawal',
          refuseWithdrawal: 'Refuse a withdrawal',
          payWithdrawal: 'Pay a withdrawal',
          approveWithdrawals: 'Approve several withdrawals',
          payWithdrawals: 'Pay several withdrawals',
        },
      },
    },
    reason: {
      WITHDRAWAL_FROZEN: 'This driver’s account is frozen. Nothing can be withdrawn.',
      WITHDRAWAL_TOO_SMALL: 'This is less than the smallest withdrawal.',
      WITHDRAWAL_OPEN: 'This driver has another withdrawal that is not over yet.',
      WITHDRAWAL_WITHOUT_CARD: 'No bank card is registered for this driver.',
      WITHDRAWAL_WITHOUT_ACCOUNT: 'No account for payments is bound for this driver.',
      WITHDRAWAL_PAYEE_CHANGED:
        'The card or account has changed since the request. Refuse it and have it requested again.',
      WITHDRAWAL_NOT_TO_AUDIT: 'This withdrawal does not wait for an audit.',
      WITHDRAWAL_NOT_REFUSABLE: 'A withdrawal that is being paid, paid or refused cannot be refused.',
      WITHDRAWAL_NOT_PAYABLE: 'Only approved withdrawals and those whose payment failed can be paid.',
      WITHDRAWAL_PAYMENT_DIFFERS:
        'The provider contradicts itself about a payment of this withdrawal. Check the payment out first.',
      WITHDRAWAL_AUDITED_FIRST: 'You were the first auditor. Another person has to be the second.',
      WITHDRAWAL_SUM_DIFFERS: 'The sum differs from the one on the page. Reload and check.',
      WITHDRAWAL_BATCH_LIMIT: 'The sum is above the limit of one batch. Use smaller batches.',
    },
  },
  field: {
    withdrawNo: 'Withdrawal number',
    driverMobile: 'Driver’s mobile',
    amount: 'Amount (yuan)',
    fee: 'Fee (yuan)',
    realAmount: 'Paid out (yuan)',
    balanceBefore: 'Balance before (yuan)',
    channel: 'Paid by',
    cardNo: 'Card number',
    cardHolder: 'Card holder',
    applyUser: 'Requested by',
    createdOn: 'Requested on',
    secondFor: 'Second audit for',
    firstAuditUser: 'First auditor',
    firstAuditTime: 'First audit on',
    auditUser: 'Auditor',
    auditTime: 'Audited on',
    auditReason: 'Reason for refusal',
    payUser: 'Payment released by',
    tries: 'Payment attempts',
    outlayId: 'Outlay ID',
    payTime: 'Paid on',
  },
  state: {
    0: 'To be audited',
    10: 'Approved',
    11: 'Paid',
    12: 'Being paid',
    20: 'Refused',
    21: 'Payment failed',
  },
  source: { 1: 'Driver', 2: 'Clerk' },
  secondFor: { amount: 'Large amount', day: 'Day’s total', payee: 'New payee account' },
} satisfies Catalogue<typeof zh>;
