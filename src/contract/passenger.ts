/**
 * Who calls and orders, one record for each person. 乘客 passenger · 来电人 caller · 黑名单 black list · 合并 merge · 拆开 split · 往来 timeline.
 * Begun with his first call or order; its calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { count } from './grammar/kinds/number.ts';
import { areas } from './grammar/kinds/reference.ts';
import { note, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';
import { EpochMs, Id, line, RequestId } from './grammar/wire.ts';
import { CREDIT_LEVELS } from './order.ts';

export const passenger = resource('passenger', {
  path: 'callcenter/callers',
  fields: {
    /** What an agent calls him; null as long as nobody has asked. */
    name: text(40).search(),
    /** Whoever has several is found by each of them. */
    mobile: masked('mobile').readOnly().soughtAtWork(),
    /** Of the record that was last merged into this one. */
    mobile2: masked('mobile').derived(),
    isOldPerson: flag().initially(0),
    isDriver: flag().initially(0),
    isVip: flag().initially(0),
    /** Until when he is on the black list: his calls are marked, and taken down all the same. Null: he is not on it. */
    blackUntil: moment(),
    blackReason: text(100),
    /** Where he has called or ordered. Who sees one of them sees him; on the black list puts him who sees them all. */
    areaIds: areas().filled().readOnly(),
    remark: note(500),
    creditLevel: choice(CREDIT_LEVELS).filled().derived(),
    orderCount: count().filled().readOnly(),
    cancelCount: count().filled().readOnly(),
    noShowCount: count().filled().readOnly(),
    lastOrderOn: moment().readOnly(),
    /** 1: who is on the black list now. */
    isBlack: choice([1]).filterOnly(),
  },
  equals: ['mobile', 'isOldPerson', 'isDriver', 'isVip', 'creditLevel', 'isBlack'],
  filters: ['name', 'remark', 'blackUntil', 'orderCount', 'cancelCount', 'noShowCount', 'lastOrderOn'],
  sorts: ['createdOn', 'name', 'orderCount', 'cancelCount', 'lastOrderOn'],
  isNewestFirst: true,
  may: { read: 'callmgr', edit: 'callmgr:edit', export: 'callmgr' },
});
export type Passenger = z.output<typeof passenger.Row>;

/** What is told of a person, and to whom besides who may see callers. */
export const TIMELINE_KINDS = ['call', 'order', 'lost', 'complaint'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const TimelineEntry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  id: Id,
  on: EpochMs,
  /** As the record of its kind has it; null of a call that is not over. */
  state: z.nullable(z.string()),
  /** Who took a call, where a ride goes from, what was lost, what is complained of. */
  about: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const passengerCalls = callGroup(
  'passengers',
  {
    /** Of all his numbers, the newest first; what belongs to other areas or needs another right is left out. */
    callerTimeline: call('GET', '/api/admin/caller/timeline', {
      query: z.object({
        id: Id,
        /** What an answer said of where it ended. */
        cursor: z.optional(line(60)),
        size: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
      }),
      data: z.object({
        entries: z.array(TimelineEntry),
        /** Null where there is no more. */
        next: z.nullable(z.string()),
      }),
      may: 'callmgr',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /**
     * Two records of one person become one: calls, orders, addresses and notes of `goneId` go to `id`, which is found by
     * both numbers from then on. Both as they were read, else STATE_CONFLICT.
     */
    mergeCallers: call('POST', '/api/admin/caller/merge', {
      body: z.object({
        id: Id,
        version: z.int(),
        goneId: Id,
        goneVersion: z.int(),
        requestId: z.optional(RequestId),
      }),
      data: passenger.Row,
      may: 'callmgr:edit',
      fails: ['NOT_FOUND', 'STATE_CONFLICT'],
      business: 'update',
      scope: 'areas',
    }),
    /**
     * The last record that was merged into `id` stands by itself again, with the calls and orders of its numbers, also those
     * that came since. What was changed since stays as it is. STATE_NOT_ALLOWED where nothing was merged into it.
     */
    splitCallers: call('POST', '/api/admin/caller/split', {
      body: z.object({ id: Id, version: z.int(), requestId: z.optional(RequestId) }),
      data: passenger.Row,
      may: 'callmgr:edit',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
