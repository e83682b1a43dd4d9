/**
 * The whole queue matched at once (capability `dispatch`). 批量撮合 batch
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Flag, Id, line, RequestId } from './grammar/wire.ts';

/** A pair of the batch: this driver for that order. */
export const ProposedPair = z.object({
  orderId: Id,
  orderNo: z.string(),
  driverId: Id,
  driverName: z.nullable(z.string()),
  plateNumber: z.string(),
  vehicleId: Id,
  /** Seconds along the roads. */
  eta: z.int(),
});
export type ProposedPair = z.output<typeof ProposedPair>;

export const dispatchBatchCalls = callGroup(
  'dispatchBatch',
  {
    /** All waiting orders against all empty vehicles, as it would be best for all together. */
    batchProposal: call('GET', '/api/admin/order/dispatch/batch', {
      query: z.object({ addressType: z.optional(line(20)) }),
      data: z.object({
        on: EpochMs,
        pairs: z.array(ProposedPair),
        /**
         * Seconds of all pairs together, as they count by `score` of a candidate: so, and if each order in its turn took
         * the nearest. An order that only one of the two serves counts as an hour in the other.
         */
        seconds: z.int(),
        oneByOneSeconds: z.int(),
        /** Orders for which nobody is near. */
        leftOver: z.int(),
        isRough: Flag,
      }),
      may: 'monitoring.map',
      scope: 'areas',
      weight: 'heavy',
    }),
    /** Assigns the pairs that are still possible; of the others says why not. */
    acceptBatch: call('POST', '/api/admin/order/dispatch/batch', {
      body: z.object({
        pairs: z.array(z.object({ orderId: Id, driverId: Id })).check(z.minLength(1), z.maxLength(500)),
        requestId: z.optional(RequestId),
      }),
      data: z.array(z.object({ orderId: Id, isAssigned: Flag, reason: z.nullable(z.string()) })),
      may: 'monitoring.map:assign',
      business: 'update',
      scope: 'areas',
    }),
    /**
     * Takes assignments back within `WITHDRAW_MS`, where the driver has not accepted them yet; of the others says why
     * not. The orders wait again, and these drivers may be asked again.
     */
    withdrawAssignments: call('POST', '/api/admin/order/dispatch/withdraw', {
      body: z.object({
        orderIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
        requestId: z.optional(RequestId),
      }),
      data: z.array(z.object({ orderId: Id, isWithdrawn: Flag, reason: z.nullable(z.string()) })),
      may: 'monitoring.map:assign',
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
