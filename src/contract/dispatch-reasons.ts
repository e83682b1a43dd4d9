/** Why something is refused of an order at the dispatch desk. */
export const reasons = {
  NOBODY_NEAR: '范围内没有可推送的车辆，订单未变，可扩大半径后再试',
  NOT_ABNORMAL: '载客未超过 6 小时，终端也未失联 30 分钟，不能按异常关闭',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
