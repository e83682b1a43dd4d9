/** Why something is refused of an import, an export and their undoing. */
export const reasons = {
  TOO_MANY_ROWS: '行数超过上限，请缩小范围',
  FILE_TOO_WIDE: '列数超过 200，请删去用不到的列',
  FILE_TOO_COMPLEX: '处理该文件超出了内存或时间上限，未作任何更改；请减少行列或拆分后重试',
  FILE_UNREADABLE: '文件无法读取，请另存为 XLSX 或 CSV 后重试',
  FILE_EMPTY: '文件中没有数据行',
  CHECK_FAILED: '预检未通过的行须先改正或跳过',
  ALREADY_IMPORTED: '该文件已经导入',
  UNDO_TOO_LATE: '导入结束已超过 10 分钟，不能撤销',
  ALREADY_UNDONE: '这次导入已经撤销，或没有可撤销的记录',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
