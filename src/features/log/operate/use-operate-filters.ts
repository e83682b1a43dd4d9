import { useTranslate } from 'ra-core';
import { useCapability } from '../../../data/session-context.tsx';
import type { ListFilter } from '../../../kit/list/column.ts';
import { OBJECT_TYPES } from '../objects.ts';
import { useLogWords } from '../use-log-words.ts';

const ROOMS = ['session', 'access', 'online', 'reveal', 'log', 'storage', 'systemTool', 'commandLine'];
const BUSINESS_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function useOperateFilters(): ListFilter[] {
  const translate = useTranslate();
  const words = useLogWords();
  // the specification names the other ones
  const findsMore = useCapability('logFilters');
  const label = (field: string) => translate(`log.operate.field.${field}`);
  return [
    // an operator's own modules are his own words
    findsMore
      ? {
          name: 'title',
          label: label('title'),
          choices: ROOMS.map(room => ({ value: room, label: words.module(room) })),
        }
      : { name: 'title', label: label('title'), kind: 'text' },
    {
      name: 'businessType',
      label: label('businessType'),
      choices: BUSINESS_TYPES.map(type => ({ value: type, label: words.business(type) })),
    },
    ...(findsMore
      ? [
          {
            name: 'objectType',
            label: label('objectType'),
            choices: OBJECT_TYPES.map(type => ({ value: type, label: words.objectType(type) })),
          },
        ]
      : []),
    { name: 'objectId', label: label('objectId'), kind: 'text', isMono: true },
    { name: 'operIp', label: label('operIp'), kind: 'text', isMono: true },
    ...(findsMore ? [{ name: 'traceId', label: label('traceId'), kind: 'text' as const, isMono: true }] : []),
  ];
}
