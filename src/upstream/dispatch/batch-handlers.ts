/** The whole queue matched at once: proposed, and assigned when a person says so. */
import type { dispatchBatchCalls } from '../../contract/dispatch-batch.ts';
import { mayHappen } from '../../contract/order-states.ts';
import type { Db, Handlers } from '../core/context.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { assignTo } from '../domain/orders/acts.ts';
import { busyAmong, holdOrder } from '../domain/orders/happen.ts';
import { proposeBatch } from '../domain/orders/matching.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { EMPTY } from '../domain/orders/taxi-at-work.ts';
import { type Wheel, wheelOf } from '../domain/orders/wheels.ts';
import type { DispatchDeps } from './handlers.ts';
import { actingOf } from './held.ts';

export const dispatchBatchHandlers = ({ fleet, roads }: DispatchDeps) =>
  ({
    batchProposal: ({ db, clock, user, query }) =>
      proposeBatch(
        { db, now: clock(), fleet, roads },
        { areaIds: user.areaIds, addressType: query.addressType || undefined },
      ),

    acceptBatch: async context => {
      const { db, scope, body, clock } = context;
      const since = clock() - (await onlineSpan(db));
      const answers = new Map<string, { isAssigned: 0 | 1; reason: string | null }>();
      // in one order whoever asks, so that two batches never wait for each other in a circle
      const pairs = body.pairs.toSorted((a, b) => Number(a.orderId) - Number(b.orderId));
      for (const { orderId, driverId } of pairs) {
        await findOrder(db, scope, orderId);
        const order = await holdOrder(db, orderId);
        const wheel = await freeWheel(db, fleet, driverId, since);
        const isPossible = mayHappen('assign', order) && wheel && !order.excludedDriverIds.includes(driverId);
        if (isPossible) await assignTo(actingOf(context), order, { ...wheel, distance: null, eta: null });
        answers.set(orderId, { isAssigned: isPossible ? 1 : 0, reason: isPossible ? null : reasonOf(wheel) });
      }
      return body.pairs.map(({ orderId }) => ({ orderId, ...(answers.get(orderId) ?? NOT_ASKED) }));
    },
  }) satisfies Handlers<typeof dispatchBatchCalls>;

const NOT_ASKED = { isAssigned: 0 as const, reason: null };

const reasonOf = (wheel: Wheel | undefined) => (wheel ? 'ORDER_STATE' : 'DRIVER_BUSY');

/** Undefined unless he is at work, empty, heard, and without an order. */
async function freeWheel(
  db: Db,
  { positions }: Pick<LiveFleet, 'positions'>,
  driverId: string,
  since: number,
): Promise<Wheel | undefined> {
  const wheel = await wheelOf(db, driverId);
  const fix = wheel && positions.of(wheel.vehicleId);
  if (!fix || fix.status !== EMPTY || fix.receivedOn < since) return undefined;
  return (await busyAmong(db, [driverId])).size > 0 ? undefined : wheel;
}
