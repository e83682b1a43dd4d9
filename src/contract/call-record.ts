/**
 * Calls as the drawers and the desk see them. 通话记录 call record · 标记 tag · 坐席 agent · 老人 elderly · 司机 driver. The
 * specification calls what is done here by the name of the switchboard that it was first made for.
 */
import * as z from 'zod/mini';
import { CALL_EVENTS, CALL_PHASES, CALL_STATES, CALL_TYPES, END_REASONS } from './call-states.ts';
import { batch, problemOfRefused } from './grammar/batch.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import { Dialable, isWebAddress, ReportedTelephone } from './grammar/validators.ts';
import {
  EpochMs,
  Flag,
  filledLine,
  Id,
  line,
  listQuery,
  masked,
  RequestId,
  seeksNumbers,
} from './grammar/wire.ts';

/** Nobody has said yet what the call was about. */
export const UNTAGGED = '0';

/** 0 all, 1 today, 2 yesterday, 3 last week, 4 last month, 7 within 7 days, 30 within 30 days. */
export const TIME_TYPES = [0, 1, 2, 3, 4, 7, 30] as const;

/**
 * What statistics count besides all calls: answered, answered within ten seconds, answered by nobody, rung at
 * somebody's, answered and tagged, with an order.
 */
export const CALL_FIGURES = ['answered', 'soon', 'missed', 'rung', 'tagged', 'ordered'] as const;
export type CallFigure = (typeof CALL_FIGURES)[number];

/** 0 nothing to do, 1 to call back, 2 done, 3 given up. */
export const CALL_BACK_STATES = [0, 1, 2, 3] as const;

export const CallRecord = z.object({
  id: Id,
  calltype: z.enum(CALL_TYPES),
  /** Account of the switchboard; null where it never came to anybody. */
  agent: z.nullable(z.string()),
  agentname: z.nullable(z.string()),
  /** Null where the number is hidden. */
  passengerId: z.nullable(Id),
  name: z.nullable(z.string()),
  /** Null where the caller hides it. */
  callno: z.nullable(masked('mobile')),
  district: z.nullable(z.string()),
  addressType: z.string(),
  /** When it came in, whatever became of it. */
  enteredOn: z.nullable(EpochMs),
  ringingdate: z.nullable(EpochMs),
  begin: z.nullable(EpochMs),
  end: z.nullable(EpochMs),
  /** Null while it is not over. */
  state: z.nullable(z.enum(CALL_STATES)),
  callstate: z.enum(CALL_PHASES),
  ivrkey: z.nullable(z.string()),
  tagging: z.string(),
  taggingText: z.nullable(z.string()),
  isOldPerson: Flag,
  isDriver: Flag,
  /** Null where an upstream leaves it out, as the other seconds. */
  queueSeconds: z.nullable(z.int()),
  ringSeconds: z.nullable(z.int()),
  waitSeconds: z.nullable(z.int()),
  talkSeconds: z.nullable(z.int()),
  hasRecording: Flag,
  satisfaction: z.nullable(z.int()),
  orderId: z.nullable(Id),
  lostId: z.nullable(Id),
  complaintId: z.nullable(Id),
  callbackState: oneOf(CALL_BACK_STATES),
});
export type CallRecord = z.output<typeof CallRecord>;

const recordQuery = {
  current: listQuery.current,
  size: listQuery.size,
  mobile: z.optional(seeksNumbers(line(20), { of: 'callRecord', isWork: true })),
  timeType: z.optional(oneOf(TIME_TYPES)),
  callType: z.optional(oneOf(CALL_TYPES)),
  agentId: z.optional(line(40)),
  state: z.optional(oneOf(CALL_STATES)),
  tagging: z.optional(line(20)),
  /** What the specification does not know: one call, those of one person, and where a statistic leads. The end is not in it. */
  id: z.optional(Id),
  passengerId: z.optional(Id),
  ivrkey: z.optional(line(20)),
  startTime: z.optional(EpochMs),
  endTime: z.optional(EpochMs),
  only: z.optional(z.enum(CALL_FIGURES)),
};

export const callRecordCalls = callGroup('callRecords', {
  /** Beside the page how many there are in all, of the last seven days and of the last thirty, by the other filters. */
  queryCallRecordList: call('GET', '/api/admin/order/dispatch/queryCallRecordList', {
    query: z.object(recordQuery),
    data: z.object({
      recordExpands: z.array(CallRecord),
      total: z.int(),
      allCount: z.int(),
      countBy7Day: z.int(),
      countBy30Day: z.int(),
      /** All, and of these the ones that nobody answered. */
      callCount: z.int(),
      deElectrifyCount: z.int(),
    }),
    may: 'callmgr',
    scope: 'areas',
  }),
  updateQimoTagging: call('POST', '/api/admin/order/dispatch/updateQimoTagging', {
    body: z.object({ id: Id, tagging: filledLine(20), requestId: z.optional(RequestId) }),
    data: CallRecord,
    may: 'callmgr:tag',
    fails: ['NOT_FOUND'],
    business: 'update',
    scope: 'areas',
  }),
  /** Who it is that calls from this number, or in this call, whose number need not be known to who says it. */
  updateQimoUser: call('POST', '/api/admin/order/dispatch/updateQimoUser', {
    body: z.object({
      mobile: z.optional(Dialable),
      callId: z.optional(Id),
      name: z.nullable(line(40)),
      isOldPerson: z.boolean(),
      isDriver: z.boolean(),
      requestId: z.optional(RequestId),
    }),
    data: z.null(),
    may: 'callmgr:edit',
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    business: 'update',
    scope: 'areas',
  }),
});

const mayCount = anyOf('reportStatistics', 'callmgr');
const counted = {
  startTime: z.optional(EpochMs),
  endTime: z.optional(EpochMs),
  agentId: z.optional(line(40)),
  ivrkey: z.optional(line(20)),
  tagging: z.optional(line(20)),
  callType: z.optional(oneOf(CALL_TYPES)),
  state: z.optional(oneOf(CALL_STATES)),
};

export const callCountCalls = callGroup('callCounts', {
  countList: call('GET', '/api/admin/call-record-count/count-list', {
    query: z.object(counted),
    data: z.array(
      z.object({
        /** `YYYY-MM-DD` of Asia/Shanghai. */
        date: z.string(),
        callCount: z.int(),
        answerCount: z.int(),
        /** Null where an upstream leaves it out, as all that follows. */
        deElectrifyCount: z.nullable(z.int()),
        /** Percent, and seconds. */
        answerRate: z.nullable(z.number()),
        within10sRate: z.nullable(z.number()),
        avgRing: z.nullable(z.number()),
        avgTalk: z.nullable(z.number()),
        /** What rates and means are made of, so that several days are counted as one. */
        within10sCount: z.nullable(z.int()),
        rungCount: z.nullable(z.int()),
        ringSeconds: z.nullable(z.int()),
        talkSeconds: z.nullable(z.int()),
      }),
    ),
    may: mayCount,
    exports: mayCount,
    client: 'callStatistics',
    scope: 'areas',
  }),
  countAgents: call('GET', '/api/admin/call-record-count/agent', {
    query: z.object(counted),
    data: z.array(
      z.object({
        agent: z.string(),
        agentName: z.nullable(z.string()),
        in: z.int(),
        out: z.int(),
        /** Null where an upstream leaves it out, as all that follows. */
        answered: z.nullable(z.int()),
        missed: z.nullable(z.int()),
        talkSeconds: z.nullable(z.int()),
        /** Percent. */
        tagRate: z.nullable(z.number()),
        orderCount: z.nullable(z.int()),
      }),
    ),
    may: mayCount,
    exports: mayCount,
    client: 'callStatistics',
    scope: 'areas',
  }),
  countIvrList: call('GET', '/api/admin/call-record-count/count-ivr-list', {
    query: z.object(counted),
    data: z.array(z.object({ ivrkey: z.string(), text: z.string(), count: z.int() })),
    may: mayCount,
    exports: mayCount,
    client: 'callStatistics',
    scope: 'areas',
  }),
  countTaggingList: call('GET', '/api/admin/call-record-count/count-tagging-list', {
    query: z.object(counted),
    data: z.array(
      z.object({
        tagging: z.string(),
        taggingText: z.string(),
        count: z.int(),
        rate: z.nullable(z.number()),
      }),
    ),
    may: mayCount,
    exports: mayCount,
    client: 'callStatistics',
    scope: 'areas',
  }),
  /** The agents, for who chooses one. */
  customList: call('GET', '/api/admin/call-record-count/custom-list', {
    data: z.array(z.object({ agent: z.string(), agentName: z.nullable(z.string()) })),
    may: mayCount,
    client: 'callStatistics',
  }),
});

/** Reports of a switchboard in one call. */
export const MOST_REPORTS = 100;
/** `known`: it has come before. `refused`: it is malformed, out of bounds or about another account's call. */
export const REPORT_OUTCOMES = ['noted', 'known', 'refused'] as const;

/** A web address, or a path below the one that is configured. */
const RecordingAddress = line(300).check(
  z.refine(text => isWebAddress(text) || !/^(?:[a-z][\d+.a-z-]*:|[/\\]{2})/i.test(text)),
);

export const callDoorCalls = callGroup(
  'callDoor',
  {
    /** As things happen, in any order, as often as one likes. A call is made of what was reported of it. */
    reportCalls: call('POST', '/api/open/calls', {
      body: z.object({
        reports: batch(
          z.object({
            callId: filledLine(64),
            kind: z.enum(CALL_EVENTS),
            on: EpochMs,
            calltype: z.optional(z.enum(CALL_TYPES)),
            /** Whom it comes from or goes to; left out, null or no number where it is hidden. */
            callno: z.optional(z.nullable(ReportedTelephone)),
            agent: z.optional(z.nullable(line(40))),
            /** Of the dictionary `area`, where the caller is. */
            addressType: z.optional(line(20)),
            ivrkey: z.optional(z.nullable(line(20))),
            reason: z.optional(z.nullable(z.enum(END_REASONS))),
            endedBy: z.optional(z.nullable(z.enum(['caller', 'agent']))),
            recordUrl: z.optional(z.nullable(RecordingAddress)),
            satisfaction: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(5)))),
          }),
          MOST_REPORTS,
        ),
      }),
      data: z.array(z.object({ outcome: z.enum(REPORT_OUTCOMES), ...problemOfRefused })),
      may: 'open-door',
      openScope: 'reportCalls',
    }),
  },
  { isBeyondPlain: true },
);
