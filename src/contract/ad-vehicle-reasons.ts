/** Why something is refused of a vehicle that carries an advertisement. */
export const reasons = {
  AD_VEHICLE_OCCUPIED: '该车正在投放广告，期满或撕除后才能改投放状态',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
