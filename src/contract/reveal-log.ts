/** Who has seen which masked value whole. 查看记录 reveal log */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { filterable } from './grammar/filters.ts';
import { choice } from './grammar/kinds/choice.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { other } from './grammar/kinds/other.ts';
import { code, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { filterKinds, resourceWithCalls, rowOf } from './grammar/resource.ts';
import { EpochMs, Id, line, listQuery } from './grammar/wire.ts';
import { LOGGED_REASONS } from './reveal.ts';

const fields = {
  createdOn: moment('exact').filled(),
  userId: other(Id).filled(),
  userName: text(40).filled(),
  objectType: choice(['adminUser']).open().filled().words('log.object'),
  /** Null for a search among all records. */
  objectId: code(64),
  /** What the record is called, as the name of the person whose number it is; of a search, what was sought, masked. */
  objectName: text(100),
  field: choice(['mobile', 'recording']).open().filled().words('access.user.field'),
  reason: choice(LOGGED_REASONS).filled().words('kit.masked.reason'),
  ip: code(64),
};
export const RevealLog = rowOf(fields);
export type RevealLog = z.output<typeof RevealLog>;

const filters = filterKinds(fields, [
  'userName',
  'objectId',
  'objectName',
  'ip',
  'objectType',
  'field',
  'reason',
  'createdOn',
]);

/** Apart from the call that reveals, which comes with every page that has masked values. */
export const revealLogCalls = callGroup(
  'reveal',
  {
    revealLog: call('GET', '/api/admin/reveal/list', {
      query: z.object({
        ...listQuery,
        id: z.optional(Id),
        userId: z.optional(Id),
        userName: z.optional(line(40)),
        objectType: z.optional(line(40)),
        objectId: z.optional(line(64)),
        field: z.optional(line(40)),
        reason: z.optional(oneOf(LOGGED_REASONS)),
        ip: z.optional(line(64)),
        startTime: z.optional(EpochMs),
        endTime: z.optional(EpochMs),
        ...filterable(filters),
      }),
      data: z.array(RevealLog),
      isPaged: true,
      may: anyOf('systemmgr', 'log:view'),
      exports: anyOf('systemmgr', 'log:view'),
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);

export const revealLog = resourceWithCalls('revealLog', {
  path: 'system-manage/reveal-log',
  fields,
  Row: RevealLog,
  filters,
  sorts: ['createdOn'],
  isNewestFirst: true,
  calls: { list: revealLogCalls.revealLog },
});
