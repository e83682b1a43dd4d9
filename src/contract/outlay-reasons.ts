/** Why something is refused of a payment. */
export const reasons = {
  OUTLAY_DECIDED: '该支付已复核、已驳回或不需要复核',
  OUTLAY_AUDITED: '该奖励已复查或不需要复查',
  OUTLAY_LIVE: '该业务已有一笔待复核、处理中或已支付的款项',
  OUTLAY_NOT_SENT: '该款项不在处理中，无须查询',
  OUTLAY_PAID_AGAIN: '同一业务之后已另行支付或退回，不能更正；请补记差额',
  SERIAL_KNOWN: '该流水号已登记过',
  AUDITS_APPROVED: '您已复核过该款项，须由另一位人员复查',
  PAYMENTS_AWAY: '支付渠道没有应答，款项结果未变，请稍后再查',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
