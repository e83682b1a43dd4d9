/** What an entry has changed, in a line: the first fields with their values, and how many there are besides. */
import { useTranslate } from 'ra-core';
import type { OperateLog } from '../../../contract/log.ts';
import { sidesOf } from '../../../resource/log/objects.ts';
import { changedRows, type DiffRow } from '../../../resource/log/rows.ts';
import { type LoggedWords, useLoggedWords } from '../../../resource/log/use-logged-words.ts';

const SHOWN = 2;

export function Changes(entry: OperateLog) {
  const translate = useTranslate();
  const { before, after } = sidesOf(entry);
  const words = useLoggedWords(entry.objectType, [before, after]);
  // what is new, or gone, is told by the act
  if (before === undefined || after === undefined) return null;
  const separator = translate('common.listSeparator');
  const said = changedRows(before, after).map(row => sentenceOf(row, words));
  const first = said.slice(0, SHOWN).join(separator);
  const more = said.length - SHOWN;
  return (
    <span title={said.join('\n')}>
      {more > 0 ? translate('operateLog.andMore', { first, smart_count: more }) : first}
    </span>
  );
}

/** `保险到期 2026-01-01 → 2027-01-01`, `角色 −监控员 +调度员` */
function sentenceOf(row: DiffRow, { labelOf, show }: LoggedWords): string {
  const label = labelOf(row.path);
  const shown = (value: unknown) => show(row.path, value);
  switch (row.kind) {
    case 'list': {
      const parts = [
        ...row.removed.map(item => `−${shown(item)}`),
        ...row.added.map(item => `+${shown(item)}`),
      ];
      return [label, ...parts].join(' ');
    }
    case 'added':
      return `${label} → ${shown(row.after)}`;
    case 'removed':
      return `${label} ${shown(row.before)} →`;
    case 'changed':
      return `${label} ${shown(row.before)} → ${shown(row.after)}`;
    case 'same':
      return label;
  }
}
