/** Why something is refused of a setting. */
export const reasons = {
  TOO_MANY_PROPERTIES: '自定义参数最多 500 个',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
