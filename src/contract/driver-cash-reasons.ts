/** Why something is refused of a driver's cash account. */
export const reasons = {
  CASH_SHORT: '可用余额不足',
  CASH_ENTRY_KNOWN: '该业务已记过账',
  CASH_REVERSED: '该分录已冲正或正在等待冲正',
  CASH_NOT_REVERSIBLE: '提现、手续费和冲正的分录不能冲正',
  CASH_ADJUSTMENT_DECIDED: '该调整已复核或已驳回',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
