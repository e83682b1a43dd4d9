/** Why something is refused of a spot check. */
export const reasons = {
  CHECK_JUDGED: '该抽查已有结果',
  CHECK_UNANSWERED: '司机还没有上传照片',
  CHECK_OVERDUE: '已过截止时间',
  CHECK_OPEN: '所选司机都在抽查中',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
