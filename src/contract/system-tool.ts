/**
 * What went out through the ports, and a hand on them. 端口 port · 短信 text message · 发件箱 outbox · 重发 send again.
 * These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { Mobile } from './grammar/validators.ts';
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

const lastError = { lastError: z.nullable(z.string()), lastErrorOn: z.nullable(EpochMs) };

export const PortState = z.object({
  sms: z.object({
    kind: z.enum(['simulated', 'webhook']),
    waiting: z.int(),
    /** Since midnight of the operator. */
    sentToday: z.int(),
    givenUpToday: z.int(),
    /** Messages to one number in a day. */
    dailyLimit: z.int(),
    ...lastError,
  }),
  storage: z.object({ kind: z.enum(['local', 's3']), ...lastError }),
  switchboard: z.object({ kind: z.enum(['simulated', 'webhook']), ...lastError }),
  payments: z.object({ kind: z.enum(['simulated', 'webhook']), ...lastError }),
});
export type PortState = z.output<typeof PortState>;

/** 0 waiting, 1 sent, 2 given up. */
export const SmsState = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const SmsMessage = z.object({
  id: Id,
  mobile: masked('mobile'),
  kind: z.string(),
  /** Null where messages really go out: what they say is the receiver's. */
  text: z.nullable(z.string()),
  state: SmsState,
  attempts: z.int(),
  nextOn: EpochMs,
  createdOn: EpochMs,
  expireOn: EpochMs,
  sentOn: z.nullable(EpochMs),
  /** A code: HTTP_503, TIMEOUT, UNREACHABLE, EXPIRED … */
  error: z.nullable(z.string()),
  canResend: Flag,
});
export type SmsMessage = z.output<typeof SmsMessage>;

export const systemToolCalls = callGroup(
  'systemTool',
  {
    portState: call('GET', '/api/system-tool/ports', { data: PortState, may: 'systemTool' }),
    /** Newest first. */
    listSms: call('GET', '/api/system-tool/sms', {
      query: z.object({
        current: listQuery.current,
        size: listQuery.size,
        state: z.optional(SmsState),
        /** The whole number or its last four digits. */
        mobile: z.optional(seeksNumbers(line(20), { of: 'sms' })),
      }),
      data: z.array(SmsMessage),
      isPaged: true,
      may: 'systemTool',
    }),
    sendTestSms: call('POST', '/api/system-tool/sms/test', {
      body: z.object({ mobile: Mobile, text: filledLine(200), requestId: z.optional(RequestId) }),
      data: z.object({ id: Id }),
      may: 'systemTool',
      fails: ['OVER_LIMIT'],
      business: 'other',
    }),
    /** The same text to the same number once more, as a message of its own. */
    resendSms: call('POST', '/api/system-tool/sms/resend', {
      body: z.object({ id: Id, requestId: z.optional(RequestId) }),
      data: z.object({ id: Id }),
      may: 'systemTool',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'OVER_LIMIT'],
      business: 'other',
    }),
    /** Addresses are signed with a new secret from now on; those that are out stay good to their end. */
    rotateSigningKey: call('POST', '/api/system-tool/signing-key', {
      body: z.object({ requestId: z.optional(RequestId) }),
      data: z.null(),
      may: 'systemmgr:config',
      business: 'generate',
    }),
  },
  { isBeyondPlain: true },
);
