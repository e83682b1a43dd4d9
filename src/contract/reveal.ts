/**
 * Seeing a masked value whole. 查看完整号码 reveal · 事由 reason · 查看记录 reveal log. Each time is written down
 * before the value leaves, and the value itself is written down nowhere.
 */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { filterable } from './grammar/filters.ts';
import { choice, code, moment, oneOf, other, text } from './grammar/kinds.ts';
import { anyOf } from './grammar/may.ts';
import { filterKinds, givenResource, rowOf } from './grammar/resource.ts';
import { EpochMs, filledLine, Id, line, listQuery } from './grammar/wire.ts';

/** 1 call back, 2 verify, 3 complaint, 4 police. */
const REASONS = [1, 2, 3, 4] as const;
export const RevealReason = oneOf(REASONS);
export type RevealReason = z.output<typeof RevealReason>;

/** Milliseconds that a value stays on the screen. */
export const REVEAL_SHOWN_MS = 30_000;
/** How often one person may ask; the limit for a day is the property `reveal.dailyLimit`. */
export const REVEALS_A_MINUTE = 30;

const fields = {
  createdOn: moment('exact').filled(),
  userId: other(Id).filled(),
  userName: text(40).filled(),
  objectType: choice(['adminUser']).open().filled().words('log.object'),
  objectId: code(64).filled(),
  /** What the record is called, as the name of the person whose number it is. */
  objectName: text(100),
  field: choice(['mobile']).open().filled().words('access.user.field'),
  reason: choice(REASONS).filled().words('kit.masked.reason'),
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

export const revealCalls = room(
  'reveal',
  {
    /**
     * Carries no request id: an answer kept for it would be the value kept. Sent again, it is a second reveal.
     * Besides the right, the record must be one that the caller may see; else it is not found.
     */
    reveal: call('POST', '/api/admin/reveal', {
      body: z.object({
        objectType: filledLine(40),
        objectId: Id,
        field: filledLine(40),
        reason: RevealReason,
      }),
      data: z.object({ value: z.string(), hideOn: EpochMs }),
      may: 'privacy:reveal',
      fails: ['NOT_FOUND', 'OVER_LIMIT', 'TOO_FREQUENT'],
      business: 'other',
      hasSecretAnswer: true,
      scope: 'areas',
    }),
    revealLog: call('GET', '/api/admin/reveal/list', {
      query: z.object({
        ...listQuery,
        id: z.optional(Id),
        userId: z.optional(Id),
        userName: z.optional(line(40)),
        objectType: z.optional(line(40)),
        objectId: z.optional(line(64)),
        field: z.optional(line(40)),
        reason: z.optional(RevealReason),
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

export const revealLog = givenResource('revealLog', {
  path: 'system-manage/reveal-log',
  fields,
  Row: RevealLog,
  filters,
  sorts: ['createdOn'],
  isNewestFirst: true,
  calls: { list: revealCalls.revealLog },
});
