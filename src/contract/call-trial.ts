/**
 * A hand on the simulated switchboard, for who tries the call centre without one. 模拟话务 simulated calls · 接听 answer · 挂断
 * hang up · 留言 leave a message. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { CallRecord } from './call-record.ts';
import { CALL_PHASES, CALL_TYPES } from './call-states.ts';
import { call, callGroup } from './grammar/call.ts';
import { Telephone } from './grammar/validators.ts';
import { EpochMs, filledLine, line, RequestId } from './grammar/wire.ts';

export const TRIAL_ACTS = ['answer', 'hangUp', 'voicemail'] as const;
export type TrialAct = (typeof TRIAL_ACTS)[number];

const TrialCall = z.object({
  /** As the switchboard names it. */
  callId: z.string(),
  calltype: z.enum(CALL_TYPES),
  callno: CallRecord.shape.callno,
  agent: z.nullable(z.string()),
  agentName: z.nullable(z.string()),
  callstate: z.enum(CALL_PHASES),
  enteredOn: EpochMs,
});
export type TrialCall = z.output<typeof TrialCall>;

export const callTrialCalls = callGroup(
  'callTrial',
  {
    /** Null where the switchboard is real. */
    trialCalls: call('GET', '/api/system-tool/calls', {
      data: z.nullable(
        z.object({
          /** Under way, the latest first. */
          calls: z.array(TrialCall),
          /** Accounts at which it can ring. */
          agents: z.array(z.object({ agent: z.string(), agentName: z.string() })),
        }),
      ),
      may: 'systemTool',
    }),
    /** Somebody calls and rings at this account until it is answered, or half a minute has passed. */
    ringTrialCall: call('POST', '/api/system-tool/calls', {
      body: z.object({
        agent: filledLine(40),
        /** Left out or null: it is hidden. */
        mobile: z.optional(z.nullable(Telephone)),
        ivrkey: z.optional(line(20)),
        requestId: z.optional(RequestId),
      }),
      data: z.object({ callId: z.string() }),
      may: 'systemTool',
      fails: ['NOT_FOUND'],
      business: 'other',
    }),
    steerTrialCall: call('PUT', '/api/system-tool/calls/{callId}', {
      params: z.object({ callId: filledLine(64) }),
      body: z.object({ act: z.enum(TRIAL_ACTS), requestId: z.optional(RequestId) }),
      data: z.null(),
      may: 'systemTool',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'other',
    }),
  },
  { isBeyondPlain: true },
);
