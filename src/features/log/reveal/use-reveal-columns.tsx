import { useTranslate } from 'ra-core';
import type { RevealLog } from '../../../contract/reveal.ts';
import { formatTime } from '../../../kit/format/time.ts';
import type { Column } from '../../../kit/list/column.ts';
import { useFieldLabel } from '../use-field-words.ts';
import { useLogWords } from '../use-log-words.ts';

export function useRevealColumns(): Column<RevealLog>[] {
  const translate = useTranslate();
  const words = useLogWords();
  const labelOf = useFieldLabel();
  const head = (field: string) => translate(`reveal.field.${field}`);
  return [
    {
      key: 'createdOn',
      head: head('createdOn'),
      width: 172,
      sortBy: 'createdOn',
      phone: 'end',
      isFixed: true,
      exported: { kind: 'time' },
      cell: ({ createdOn }) => formatTime(createdOn),
    },
    { key: 'userName', head: head('userName'), width: 140, phone: 'title', cell: ({ userName }) => userName },
    {
      key: 'object',
      head: head('object'),
      phone: 'second',
      exported: [
        { field: 'objectType', head: head('objectType'), wordsUnder: ['log.object'] },
        { field: 'objectName' },
      ],
      cell: ({ objectType, objectName, objectId }) =>
        `${words.objectType(objectType)} ${objectName ?? objectId}`,
    },
    {
      key: 'objectId',
      head: head('objectId'),
      width: 120,
      isMono: true,
      cell: ({ objectId }) => objectId,
    },
    {
      key: 'field',
      head: head('field'),
      width: 120,
      exported: { wordsUnder: ['access.user.field'] },
      cell: ({ objectType, field }) => labelOf(objectType, [field]),
    },
    {
      key: 'reason',
      head: head('reason'),
      width: 100,
      phone: 'status',
      exported: { wordsUnder: ['kit.masked.reason'] },
      cell: ({ reason }) => translate(`kit.masked.reason.${reason}`, { _: String(reason) }),
    },
    {
      key: 'ip',
      head: head('ip'),
      width: 140,
      isMono: true,
      cell: ({ ip }) => ip || translate('log.unknown'),
    },
  ];
}
