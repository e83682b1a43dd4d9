/** In which order the values of a dictionary stand. 次序 order */
import * as z from 'zod/mini';
import { dictionaryRecord } from './dictionary-record.ts';
import { call, callGroup } from './grammar/call.ts';
import { Id, line, writeFields } from './grammar/wire.ts';

export const dictionaryOrderCalls = callGroup(
  'dictionaryOrder',
  {
    /** Puts an entry, with what is under it, before another one under the same parent; at the end without one. */
    moveEntry: call('POST', '/api/admin/dictionary/move', {
      body: z.object({
        id: Id,
        parentValue: z.optional(z.nullable(line(40))),
        before: z.optional(z.nullable(Id)),
        ...writeFields,
      }),
      data: dictionaryRecord.Row,
      may: 'systemmgr:config',
      fails: ['NOT_FOUND', 'STATE_CONFLICT'],
      business: 'update',
    }),
  },
  { isBeyondPlain: true },
);
