/** Why something is refused of a vehicle and its attachments. */
export const reasons = {
  VEHICLE_IN_USE: '该车已有司机或班次，不能删除，可以改为报废',
  TOO_MANY_ATTACHMENTS: '一辆车最多 30 张附件',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
