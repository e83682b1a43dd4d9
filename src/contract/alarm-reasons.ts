/** Why something is refused of an alarm. */
export const reasons = {
  ALARM_OVER: '该报警已结案或已定为误报',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
