/** Why something is refused of a company. */
export const reasons = {
  COMPANY_HAS_FLEET: '该公司名下还有 %{vehicles} 辆车、%{drivers} 名司机，不能删除',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
