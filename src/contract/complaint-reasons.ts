/** Why something is refused of a complaint. */
export const reasons = {
  COMPLAINT_NOT_TO_ACCEPT: '该投诉不在待受理状态',
  COMPLAINT_NOT_INVESTIGATED: '该投诉不在调查中，不能答复',
  COMPLAINT_NOT_TO_VISIT: '该投诉不在待回访状态，不能结案',
  COMPLAINT_NOT_REJECTABLE: '只有未答复的投诉可以驳回',
  COMPLAINT_NOT_REOPENABLE: '只有结案 30 天内的投诉可以重启',
  RIDE_ATTACHED: '该行程已附在此投诉中',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
