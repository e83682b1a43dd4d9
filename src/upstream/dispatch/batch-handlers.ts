/** The whole queue matched at once: proposed, assigned when a person says so, and for some seconds taken back. */
import type { dispatchBatchCalls } from '../../contract/dispatch-batch.ts';
import type { Clock, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { withdrawFrom } from '../domain/orders/acts.ts';
import { assignPair, type PairOutcome } from '../domain/orders/batching.ts';
import { holdOrder } from '../domain/orders/happen.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { sharedProposals } from '../domain/orders/shared-proposals.ts';
import type { DispatchDeps } from './handlers.ts';
import { type ActContext, actingOf, heldOrder } from './held.ts';

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
      const pairs = body.pairs.toSorted((a, b) => byNumber(a.orderId, b.orderId));
      for (const { orderId, driverId } of pairs) {
        await findOrder(db, scope, orderId);
        const order = await holdOrder(db, orderId);
        answers.set(orderId, await assignPair(actingOf(context), order, driverId, knowing));
      }
      afterwards(proposals.forget);
      return body.pairs.map(({ orderId }) => ({ orderId, ...(answers.get(orderId) ?? NOT_ASKED) }));
    },

    withdrawAssignments: async context => {
      const { body, afterwards } = context;
      const reasons = new Map<string, string | null>();
      for (const orderId of [...new Set(body.orderIds)].toSorted(byNumber))
        reasons.set(orderId, await whyNotWithdrawn(context, orderId));
      afterwards(proposals.forget);
      return body.orderIds.map(orderId => {
        const reason = reasons.get(orderId) ?? null;
        return { orderId, isWithdrawn: reason === null ? 1 : 0, reason };
      });
    },
  } satisfies Handlers<typeof dispatchBatchCalls>;
}

const byNumber = (a: string, b: string) => Number(a) - Number(b);

/** Null where it was. */
async function whyNotWithdrawn(context: ActContext, orderId: string): Promise<string | null> {
  try {
    await withdrawFrom(actingOf(context), await heldOrder(context, { orderId }));
    return null;
  } catch (error) {
    if (!(error instanceof Failure) || error.failure === 'NOT_FOUND') throw error;
    return error.data.reason ?? error.failure;
  }
}

const NOT_ASKED: PairOutcome = { isAssigned: 0, reason: null };
