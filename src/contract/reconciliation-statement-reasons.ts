/** Why the statement of a channel is refused. A statement that is refused is not taken in part. */
export const reasons = {
  STATEMENT_EMPTY: '账单文件为空；当日没有交易时，请上传渠道返回的“账单不存在”原文',
  STATEMENT_UNKNOWN_FORMAT: '无法识别账单格式；其他渠道的账单请先设置列对应关系',
  STATEMENT_ARCHIVE_BROKEN: '压缩文件损坏或不完整，请重新下载',
  STATEMENT_TOO_LARGE: '账单文件解压后过大，请按天下载',
  STATEMENT_SEVERAL_FILES: '压缩文件中有多份账单，请分别上传',
  STATEMENT_ENCODING: '文件编码无法识别，请上传渠道的原始文件',
  STATEMENT_CUT: '账单文件不完整，请重新下载',
  STATEMENT_TOTALS_DIFFER: '账单的合计与明细不符，请重新下载',
  STATEMENT_BALANCE_BROKEN: '账户结余前后不衔接，账单缺行或顺序被改动，请重新下载',
  STATEMENT_COLUMN_MISSING: '账单缺少必需的列',
  STATEMENT_COLUMN_TWICE: '账单中有同名的列',
  STATEMENT_BAD_ROW: '该行的列数与表头不符',
  STATEMENT_BAD_AMOUNT: '金额无法识别，或不能精确到分',
  STATEMENT_BAD_TIME: '时间无法识别',
  STATEMENT_BAD_NUMBER: '单号缺失或已被表格软件截断，请上传渠道的原始文件',
  STATEMENT_UNKNOWN_WORD: '状态、类型或收支方向的取值无法识别',
  STATEMENT_NO_DAY: '账单内容和文件名都没有年份，请保留渠道的原文件名，或指明账单日期',
} as const;

declare module './grammar/reasons.ts' {
  interface RoomReasons extends Record<keyof typeof reasons, string> {}
}
