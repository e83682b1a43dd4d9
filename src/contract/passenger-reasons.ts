/** Why something is refused of a caller. */
export const reasons = {
  CALLER_ELSEWHERE: '该来电人也在您看不到的区域来电或下单，须由能看到这些区域的人员处理',
  NOTHING_MERGED: '没有可拆开的合并记录',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
