/** Why something is refused of a withdrawal. */
export const reasons = {
  WITHDRAWAL_FROZEN: '该司机的账号已冻结，不能提现',
  WITHDRAWAL_TOO_SMALL: '低于最低提现金额',
  WITHDRAWAL_OPEN: '该司机还有一笔未办结的提现',
  WITHDRAWAL_WITHOUT_CARD: '该司机没有登记收款银行卡',
  WITHDRAWAL_WITHOUT_ACCOUNT: '该司机没有绑定收款账号',
  WITHDRAWAL_PAYEE_CHANGED: '申请后收款卡或收款账号已变更，请驳回后重新申请',
  WITHDRAWAL_NOT_TO_AUDIT: '该提现不在待审核状态',
  WITHDRAWAL_NOT_REFUSABLE: '打款中、已打款或已驳回的提现不能驳回',
  WITHDRAWAL_NOT_PAYABLE: '只有已通过或打款失败的提现可以打款',
  WITHDRAWAL_PAYMENT_DIFFERS: '该提现的打款结果不一致，可能已经付出，请先再查渠道，或在对账中更正',
  WITHDRAWAL_AUDITED_FIRST: '您已做过初审，须由另一位人员复审',
  WITHDRAWAL_SUM_DIFFERS: '所选提现的合计与页面显示的不一致，请刷新后核对',
  WITHDRAWAL_BATCH_LIMIT: '所选提现的合计超过单批上限，请分批办理',
} as const;
export type WithdrawalReason = keyof typeof reasons;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<WithdrawalReason, string> {}
}
