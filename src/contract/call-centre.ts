/**
 * What the call centre has beyond the specification (capability `calls`): who calls, whom to call back, who is at his desk.
 * 弹屏 screen pop · 回拨 call-back · 坐席 agent · 坐席状态 presence
 */
import * as z from 'zod/mini';
import { CallRecord } from './call-record.ts';
import { COMPLAINT_TYPES } from './complaint.ts';
import { COMPLAINT_STATES } from './complaint-states.ts';
import { Passenger } from './dispatch-parts.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, Flag, Id, line, listQuery, masked, RequestId } from './grammar/wire.ts';
import { GOODS_TYPES } from './lost-order.ts';
import { HANDLE_STATES } from './lost-states.ts';

/** As which `RECORD_CHANGED` tells that the queue of numbers to call back or what an agent does is otherwise. */
export const CALL_DESK = 'callcenter/desk';

/** Of the addresses from which somebody was fetched, the most used. */
export const MOST_POPPED_ADDRESSES = 3;

/** What an agent sees while it rings. */
export const ScreenPop = z.object({
  call: CallRecord,
  /** Null where the number is hidden. What he waits for or rides in now stands first. */
  passenger: z.nullable(Passenger),
  /** What he has lost, the latest first. */
  cases: z.array(
    z.object({
      id: Id,
      lostNo: z.string(),
      goodsName: z.string(),
      goodsType: oneOf(GOODS_TYPES),
      handleStatus: oneOf(HANDLE_STATES),
      createdOn: EpochMs,
    }),
  ),
  /** What he has complained of, the latest first; as `cases`, only for who may see such. */
  complaints: z.array(
    z.object({
      id: Id,
      complaintNo: z.string(),
      type: oneOf(COMPLAINT_TYPES),
      state: oneOf(COMPLAINT_STATES),
      createdOn: EpochMs,
    }),
  ),
  /** Of the dictionary `callTag`: by what was done during the call, else by the key that was pressed; null without either. */
  suggestedTag: z.nullable(z.string()),
});
export type ScreenPop = z.output<typeof ScreenPop>;

export const CALL_BACK_ACTS = ['claim', 'release', 'giveUp'] as const;

/** A number that has called in vain, until somebody talks to it. */
export const CallBack = z.object({
  id: Id,
  callno: masked('mobile'),
  passengerId: z.nullable(Id),
  name: z.nullable(z.string()),
  addressType: z.string(),
  firstMissedOn: EpochMs,
  lastMissedOn: EpochMs,
  missedCount: z.int(),
  /** The last call that nobody answered. */
  lastCallId: Id,
  lastState: z.nullable(z.string()),
  /** 1 to call back, 2 done, 3 given up. */
  state: oneOf([1, 2, 3]),
  claimedById: z.nullable(Id),
  claimedByName: z.nullable(z.string()),
  claimedOn: z.nullable(EpochMs),
  endedOn: z.nullable(EpochMs),
  reason: z.nullable(z.string()),
  version: z.int(),
});
export type CallBack = z.output<typeof CallBack>;

/** 0 offline, 1 idle, 2 ringing, 3 talking, 4 wrapping up, 5 busy. */
export const AGENT_STATES = [0, 1, 2, 3, 4, 5] as const;

export const AgentAtDesk = z.object({
  /** Account at the switchboard, and whose it is. */
  agent: z.string(),
  agentName: z.nullable(z.string()),
  userId: Id,
  state: oneOf(AGENT_STATES),
  /** 1: he has said that he takes no calls, whatever he does just now. */
  isBusy: Flag,
  /** Since when; null where it is not known. */
  sinceTime: z.nullable(EpochMs),
  /** Of today in Asia/Shanghai. */
  todayIn: z.int(),
  todayOut: z.int(),
  answered: z.int(),
  avgTalkSeconds: z.number(),
});
export type AgentAtDesk = z.output<typeof AgentAtDesk>;

export const callCentreCalls = callGroup(
  'callCentre',
  {
    screenPop: call('GET', '/api/admin/call/screen-pop', {
      query: z.object({ callId: Id }),
      data: ScreenPop,
      may: 'callmgr',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** Who has waited longest first; what is over, the latest first. */
    listCallBacks: call('GET', '/api/admin/call/call-backs', {
      query: z.object({
        current: listQuery.current,
        size: listQuery.size,
        state: z.optional(oneOf([1, 2, 3])),
      }),
      data: z.array(CallBack),
      isPaged: true,
      may: 'callmgr',
      scope: 'areas',
    }),
    /**
     * `giveUp` says why. Claiming a colleague's call takes it over: with a reason and the version that was seen. Only its holder
     * releases it or gives it up.
     */
    actOnCallBack: call('POST', '/api/admin/call/call-back', {
      body: z.object({
        id: Id,
        act: z.enum(CALL_BACK_ACTS),
        reason: z.optional(line(200)),
        version: z.optional(z.int()),
        requestId: z.optional(RequestId),
      }),
      data: CallBack,
      may: 'callmgr',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
    /** Who is there stands before who is not. */
    listAgents: call('GET', '/api/admin/call/agents', {
      data: z.array(AgentAtDesk),
      may: 'callmgr',
    }),
    /** Whether one takes calls just now. */
    setPresence: call('POST', '/api/admin/call/presence', {
      body: z.object({ isBusy: Flag, requestId: z.optional(RequestId) }),
      data: z.null(),
      may: 'callmgr',
      fails: ['STATE_NOT_ALLOWED'],
      business: 'update',
    }),
  },
  { isBeyondPlain: true },
);
