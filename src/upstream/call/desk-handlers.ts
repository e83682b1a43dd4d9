/** What an agent does with the telephone, and who listens to what was said. */
import { and, eq } from 'drizzle-orm';
import { callDeskCalls } from '../../contract/call-desk.ts';
import { mask } from '../../contract/grammar/mask.ts';
import type { Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { noted } from '../core/files/keeping.ts';
import { signedAddress } from '../core/http/signed-address.ts';
import { noteReveal } from '../core/lookups/reveal-limits.ts';
import type { SwitchboardPort } from '../core/outside/ports.ts';
import type { AreaScope } from '../core/scope.ts';
import { callRecord } from '../domain/calls/tables.ts';
import { holdOrder, note } from '../domain/orders/happen.ts';
import { dialNumber, nameOf, numberOf, telephoneOf } from './dialing.ts';

const OFFICE = 1;

export const callDeskHandlers = {
  dial: {
    prepare: async context => {
      const { db, scope, user, body, clock } = context;
      const agent = await telephoneOf(db, user.userId);
      const { number, addressType } = await numberOf(db, scope, body);
      const id = nameOf(context);
      // the switchboard is asked outside the transaction, which would hold up others while it thinks
      await dialNumber(context, { id, agent, number });
      return async ({ db: inside, changed }) => {
        const { orderId, whom, callId, callBackId, passengerId } = body;
        if (orderId !== undefined) {
          const by = { type: OFFICE, name: user.userName } as const;
          const order = await holdOrder(inside, orderId);
          const isPassenger = whom === 'passenger';
          await note(
            { db: inside, clock, by, changed },
            order,
            isPassenger ? 'callPassenger' : 'callDriver',
            {
              ...(isPassenger && { set: { contactedOn: clock() } }),
            },
          );
        }
        changed({
          objectType: 'dialedCall',
          objectId: id,
          after: { agent, number: mask('mobile', number), orderId, whom, callId, callBackId, passengerId },
          areaIds: [addressType],
        });
        return { callId: id };
      };
    },
  },

  recordingAddress: {
    prepare: async ({ db, scope, body, ports, clock }) => {
      const { callId } = body;
      const call = await findCall(db, callId, scope);
      // who finds nothing has listened to nothing
      await recordingOf(db, ports.switchboard, call, clock());
      return async context => {
        const reveal = {
          objectType: 'callRecord',
          objectId: callId,
          field: 'recording',
          reason: body.reason,
        };
        const objectName = call.callno === null ? undefined : mask('mobile', call.callno);
        await noteReveal(context, { ...reveal, objectName });
        context.changed({
          objectType: 'callRecord',
          objectId: callId,
          objectName,
          areaIds: [call.addressType],
        });
        return signedAddress(context, callDeskCalls.readRecording, { params: { callId } });
      };
    },
  },

  readRecording: async ({ db, params, query, ports, clock }) => {
    const now = clock();
    const call = await findCall(db, params.callId);
    const { size, contentType, open } = await recordingOf(db, ports.switchboard, call, now);
    return {
      size,
      contentType,
      name: `call-${call.id}`,
      isInline: true,
      keptMs: Number(query.expires) - now,
      open: range => noted(db, now, open(range)),
    };
  },
} satisfies Handlers<typeof callDeskCalls>;

/** @param scope left out for who has proved by his address that he may */
async function findCall(db: Db, id: string, scope?: AreaScope) {
  const [call] = await db
    .select()
    .from(callRecord)
    .where(and(eq(callRecord.id, id), scope?.byArea(callRecord.addressType)));
  if (!call) throw new Failure('NOT_FOUND');
  return call;
}

/** Fails with NOT_FOUND where it was not recorded, or the recording is gone. */
async function recordingOf(
  db: Db,
  switchboard: SwitchboardPort,
  { recordUrl }: Pick<typeof callRecord.$inferSelect, 'recordUrl'>,
  now: number,
) {
  const recording = recordUrl && (await noted(db, now, switchboard.recording(recordUrl)));
  if (!recording) throw new Failure('NOT_FOUND');
  return recording;
}
