/** Why something is refused of a watched place. */
export const reasons = {
  TOO_MANY_PLACES: '最多 200 个监控地点',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
