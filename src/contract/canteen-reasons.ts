/** Why something is refused of a canteen. */
export const reasons = {
  DISCOUNT_TOO_HIGH: '优惠价不能高于价格',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
