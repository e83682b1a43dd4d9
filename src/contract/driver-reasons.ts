/** Why something is refused of a driver. */
export const reasons = {
  HAS_SHIFTS: '有班次记录的司机不能删除，可改为离职',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
