/** Why something is refused of a number to call back, and of calling out. */
export const reasons = {
  CALL_BACK_OVER: '该号码已通话或已放弃回拨',
  CALL_BACK_NOT_CLAIMED: '该号码没有人认领，不需要放回',
  NO_CALL_ACCOUNT: '您的用户资料中没有话务账号，没有拨出，请联系管理员填写',
  NUMBER_HIDDEN: '对方隐藏了号码，无法拨出',
  SWITCHBOARD_REFUSED: '话务系统没有接受这次外呼，没有拨出；请确认话机已签入、不在通话中，且号码有效',
  SWITCHBOARD_AWAY: '话务系统没有应答，没有拨出，请稍后再试，或用话机直接拨打',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
