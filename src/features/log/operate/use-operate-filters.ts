import { useTranslate } from 'ra-core';
import { operateLogFilters } from '../../../contract/log.ts';
import { useCapability } from '../../../data/session-context.tsx';
import type { ListFilter } from '../../../kit/list/column.ts';
import { type FieldFilter, fieldFilters } from '../../../kit/list/conditions.ts';
import { OBJECT_TYPES } from '../objects.ts';
import { useLogWords } from '../use-log-words.ts';
import { ROOMS } from './rooms.ts';

const BUSINESS_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function useOperateFilters(): { filters: ListFilter[]; fields: FieldFilter[] } {
  const translate = useTranslate();
  const words = useLogWords();
  // the specification names the other ones
  const findsMore = useCapability('logFilters');
  const label = (field: string) => translate(`log.operate.field.${field}`);
  const choices = {
    title: ROOMS.map(room => ({ value: room, label: words.module(room) })),
    businessType: BUSINESS_TYPES.map(type => ({ value: type, label: words.business(type) })),
    objectType: OBJECT_TYPES.map(type => ({ value: type, label: words.objectType(type) })),
    status: [0, 1].map(value => ({ value, label: translate(`log.status.${value}`) })),
  };
  const one = (name: keyof typeof choices) => ({ name, label: label(name), choices: choices[name] });
  const text = (name: string) => ({ name, label: label(name), kind: 'text' as const, isMono: true });
  return {
    filters: [
      // an operator's own modules are his own words
      findsMore ? one('title') : { name: 'title', label: label('title'), kind: 'text' },
      one('businessType'),
      ...(findsMore ? [one('objectType')] : []),
      text('objectId'),
      text('operIp'),
      ...(findsMore ? [text('traceId')] : []),
    ],
    fields: fieldFilters(operateLogFilters, name => label(name === 'costTime' ? 'costTimeMs' : name), {
      title: { choices: choices.title },
      businessType: { choices: choices.businessType },
      objectType: { choices: choices.objectType },
      status: { choices: choices.status },
      objectId: { isMono: true },
      operIp: { isMono: true },
      traceId: { isMono: true },
      method: { isMono: true },
    }),
  };
}
