/** Why statistics are refused. */
export const reasons = {
  PERIOD_REVERSED: '开始时间不能晚于结束时间',
  PERIOD_TOO_LONG: '统计时段最多两年，请缩短时段',
  HOURS_TOO_LONG: '按小时统计最多 62 天，请缩短时段或按日统计',
  UNIT_WITHIN_GROUP: '按小时或按日汇总时，不能再按小时或按日细分',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
