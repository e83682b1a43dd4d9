/**
 * What an agent does with the telephone besides answering it. 点击拨号 click to dial · 外呼 dial · 坐席账号 account at
 * the switchboard · 录音 recording. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { Dialable } from './grammar/validators.ts';
import { EpochMs, Id, RequestId } from './grammar/wire.ts';
import { RevealReason } from './reveal.ts';
import { addressFields } from './signed-address.ts';

/** Which of the two people of an order, or of a lost case. */
export const DIALED_PEOPLE = ['passenger', 'owner', 'driver'] as const;

export const callDeskCalls = callGroup(
  'callDesk',
  {
    /**
     * Connects who has signed in with somebody: with the caller of a call (`callId`, the id of its record), the passenger or
     * driver of an order (`whom`), the owner or matched driver of a lost case (`lostId`, `whom`), a driver, a caller, a number that waits to be called back, or a number that is typed. Exactly one
     * of them. Only a typed one is known to the console; the others are found out here.
     */
    dial: call('POST', '/api/admin/call/dial', {
      body: z.object({
        callId: z.optional(Id),
        orderId: z.optional(Id),
        lostId: z.optional(Id),
        whom: z.optional(z.enum(DIALED_PEOPLE)),
        driverId: z.optional(Id),
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
    /**
     * An address of the recording of a call, for a few minutes. It is written down who wanted to listen, and why, as when a
     * number is revealed; asked again it is a second time.
     */
    recordingAddress: call('POST', '/api/admin/call/recording', {
      body: z.object({ callId: Id, reason: RevealReason }),
      data: z.object({ url: z.string(), expireOn: EpochMs }),
      may: 'callmgr:listen',
      fails: ['NOT_FOUND', 'OVER_LIMIT', 'TOO_FREQUENT', 'DEPENDENCY_AWAY'],
      business: 'other',
      hasSecretAnswer: true,
      scope: 'areas',
    }),
    /** Whole or in parts, as players ask for it. */
    readRecording: call('GET', '/api/admin/call/recording/{callId}', {
      params: z.object({ callId: Id }),
      query: z.object(addressFields),
      data: z.unknown(),
      isFile: true,
      may: 'signed-address',
      fails: ['NOT_FOUND', 'DEPENDENCY_AWAY'],
    }),
  },
  { isBeyondPlain: true },
);
