/** Why something is refused of a dictionary and its values. */
export const reasons = {
  VALUE_USED: '正在使用，不能删除，可以停用',
  TOO_MANY_VALUES: '最多 200 个字典，每个最多 1000 个值',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
