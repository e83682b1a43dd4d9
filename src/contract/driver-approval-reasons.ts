/** Why something is refused of a driver's request. */
export const reasons = {
  APPROVAL_DECIDED: '该申请已审核',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
