/** The whole queue matched at once: proposed, and assigned when a person says so. */
import type { dispatchBatchCalls } from '../../contract/dispatch-batch.ts';
import type { Clock, Handlers } from '../core/context.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { assignPair, type PairOutcome } from '../domain/orders/batching.ts';
import { holdOrder } from '../domain/orders/happen.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { sharedProposals } from '../domain/orders/shared-proposals.ts';
import type { DispatchDeps } from './handlers.ts';
import { actingOf } from './held.ts';

export function dispatchBatchHandlers({ fleet, roads, clock: own }: DispatchDeps & { clock: Clock }) {
  const proposals = sharedProposals({ fleet, roads, clock: own });
  return {
    batchProposal: ({ db, user, query }) =>
      proposals.propose(db, { areaIds: user.areaIds, addressType: query.addressType || undefined }),

    acceptBatch: async context => {
      const { db, scope, body, clock, user, afterwards } = context;
      const knowing = { fleet, userId: user.userId, heardSince: clock() - (await onlineSpan(db)) };
      const answers = new Map<string, PairOutcome>();
      // in one order whoever asks, so that two batches never wait for each other in a circle
      const pairs = body.pairs.toSorted((a, b) => Number(a.orderId) - Number(b.orderId));
      for (const { orderId, driverId } of pairs) {
        await findOrder(db, scope, orderId);
        const order = await holdOrder(db, orderId);
        answers.set(orderId, await assignPair(actingOf(context), order, driverId, knowing));
      }
      afterwards(proposals.forget);
      return body.pairs.map(({ orderId }) => ({ orderId, ...(answers.get(orderId) ?? NOT_ASKED) }));
    },
  } satisfies Handlers<typeof dispatchBatchCalls>;
}

const NOT_ASKED: PairOutcome = { isAssigned: 0, reason: null };
