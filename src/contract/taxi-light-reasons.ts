/** Why something is refused of a roof light. */
export const reasons = {
  LIGHT_CARRIED: '顶灯装在车上，请先在车辆信息中取下',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
