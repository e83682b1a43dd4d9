/** An entry as it is pasted somewhere else. */
import type { OperateLog } from '../../../contract/log.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { parsed, sidesOf } from '../../../resource/log/objects.ts';
import { type DiffRow, isShownRow, rowsOf } from '../../../resource/log/rows.ts';
import type { LoggedWords } from '../../../resource/log/use-logged-words.ts';
import type { useLogWords } from '../use-log-words.ts';

interface Speaking {
  translate: (key: string, options?: Record<string, unknown>) => string;
  words: ReturnType<typeof useLogWords>;
  fields: LoggedWords;
}

/** Lines for a person: who did what to whom, and each field that changed with its sign. */
export function entryText(entry: OperateLog, { translate, words, fields }: Speaking): string {
  const line = (field: string, value: string | null) =>
    value ? [`${translate(`operateLog.field.${field}`)}: ${value}`] : [];
  const { before, after } = sidesOf(entry);
  const changes = rowsOf(before, after)
    .filter(isShownRow)
    .flatMap(row => linesOf(row, fields));
  return [
    ...line('operTime', formatTime(entry.operTime)),
    ...line('operName', entry.operName ?? words.operator(entry.operatorType)),
    ...line('method', words.call(entry.method)),
    ...line('object', [words.object(entry), entry.objectId].filter(Boolean).join(' ')),
    ...line('status', [words.status(entry.status), words.problem(entry.errorMsg)].filter(Boolean).join(' ')),
    ...line('operIp', entry.operIp),
    ...line('traceId', entry.traceId),
    ...changes,
  ].join('\n');
}

function linesOf(row: DiffRow, { labelOf, show }: Speaking['fields']): string[] {
  const label = labelOf(row.path);
  const said = (sign: string, value: unknown) => `${sign} ${label}: ${show(row.path, value)}`;
  switch (row.kind) {
    case 'added':
      return [said('+', row.after)];
    case 'removed':
      return [said('-', row.before)];
    case 'changed':
      return [said('-', row.before), said('+', row.after)];
    case 'list':
      return [...row.removed.map(item => said('-', item)), ...row.added.map(item => said('+', item))];
    case 'same':
      return [];
  }
}

/** The entry as it came, with what its texts hold unfolded. */
export function entryJson(entry: OperateLog): string {
  const unfolded = (text: string | null) => {
    const { value, isCut } = parsed(text);
    return isCut ? text : (value ?? null);
  };
  const { operParam, jsonResult, before, after, ...rest } = entry;
  return JSON.stringify(
    {
      ...rest,
      operParam: unfolded(operParam),
      jsonResult: unfolded(jsonResult),
      before: unfolded(before),
      after: unfolded(after),
    },
    null,
    2,
  );
}
