/**
 * What an agent does with the telephone besides answering it. 点击拨号 click to dial · 外呼 outgoing call · 坐席账号 account at
 * the switchboard. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { Id, RequestId, wholeValue } from './grammar/wire.ts';

/** Which of the two people of an order. */
export const DIALED_PEOPLE = ['passenger', 'driver'] as const;

/** A mobile number or a landline with its area code, as a person types it; a masked one does not pass. */
const Dialable = wholeValue('mobile', z.string().check(z.trim(), z.regex(/^\+?\d[\d-]{2,18}\d$/)));

export const callDeskCalls = room(
  'callDesk',
  {
    /**
     * Connects who has signed in with somebody: with the caller of a call (`callId`, the id of its record), the passenger or
     * driver of an order (`whom`), a caller, a number that waits to be called back, or a number that is typed. Exactly one
     * of them. Only a typed one is known to the console; the others are found out here.
     */
    dial: call('POST', '/api/admin/call/dial', {
      body: z.object({
        callId: z.optional(Id),
        orderId: z.optional(Id),
        whom: z.optional(z.enum(DIALED_PEOPLE)),
        passengerId: z.optional(Id),
        callBackId: z.optional(Id),
        mobile: z.optional(Dialable),
        requestId: z.optional(RequestId),
      }),
      /** The name under which the switchboard reports the call. */
      data: z.object({ callId: z.string() }),
      may: 'callmgr',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DEPENDENCY_AWAY'],
      business: 'other',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
