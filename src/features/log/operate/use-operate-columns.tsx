import { useTranslate } from 'ra-core';
import type { OperateLog } from '../../../contract/log.ts';
import { formatTime } from '../../../kit/format/time.ts';
import type { Column } from '../../../kit/list/column.ts';
import { ResultMark } from '../ResultMark.tsx';
import { useLogWords } from '../use-log-words.ts';

export function useOperateColumns(): Column<OperateLog>[] {
  const translate = useTranslate();
  const words = useLogWords();
  const head = (field: string) => translate(`log.operate.field.${field}`);
  const none = translate('log.unknown');
  return [
    {
      key: 'operTime',
      head: head('operTime'),
      width: 172,
      sortBy: 'operTime',
      phone: 'end',
      isFixed: true,
      exported: { kind: 'time' },
      cell: ({ operTime }) => formatTime(operTime),
    },
    {
      key: 'operName',
      head: head('operName'),
      width: 100,
      phone: 'second',
      cell: ({ operName, operatorType }) => operName || words.operator(operatorType),
    },
    {
      key: 'title',
      head: head('title'),
      width: 124,
      exported: { wordsUnder: ['log.module'] },
      cell: ({ title }) => words.module(title),
    },
    {
      key: 'method',
      head: head('method'),
      width: 148,
      phone: 'title',
      exported: { wordsUnder: ['log.call'] },
      cell: ({ method }) => <span title={method}>{words.call(method) || none}</span>,
    },
    {
      key: 'businessType',
      head: head('businessType'),
      width: 76,
      exported: { wordsUnder: ['log.business'] },
      cell: ({ businessType }) => words.business(businessType),
    },
    {
      key: 'object',
      head: head('object'),
      exported: [
        { field: 'objectType', head: head('objectType'), wordsUnder: ['log.object'] },
        { field: 'objectId', head: head('objectId') },
      ],
      cell: entry => <span title={words.object(entry)}>{words.object(entry)}</span>,
    },
    {
      key: 'status',
      head: head('status'),
      width: 172,
      phone: 'status',
      exported: [
        { wordsUnder: ['log.status'] },
        { field: 'errorMsg', head: head('errorMsg'), wordsUnder: ['error', 'error.reason'] },
      ],
      cell: ({ status, errorMsg }) => <ResultMark status={status}>{words.problem(errorMsg)}</ResultMark>,
    },
    { key: 'operIp', head: head('operIp'), width: 124, isMono: true, cell: ({ operIp }) => operIp || none },
    {
      key: 'costTime',
      head: head('costTime'),
      width: 84,
      sortBy: 'costTime',
      isNumber: true,
      exported: { kind: 'number', head: head('costTimeMs') },
      cell: ({ costTime }) => translate('log.operate.ms', { count: costTime }),
    },
  ];
}
