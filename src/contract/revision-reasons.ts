/** Why something is refused of bringing a version back. */
export const reasons = {
  NOT_ANEW: '这类记录删除后不能恢复',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
