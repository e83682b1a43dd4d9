/** An order that somebody of the back office acts on: seen by him, held until the transaction ends, not claimed by another. */
import { ORDER_RESOURCE } from '../../contract/order.ts';
import type { Change, Clock, Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { leasesOf } from '../core/leases/leases.ts';
import type { AreaScope } from '../core/scope.ts';
import { conflict } from '../core/versions.ts';
import { type Acting, holdOrder } from '../domain/orders/happen.ts';
import { findOrder, toOrders } from '../domain/orders/reading.ts';
import type { OrderRow } from '../domain/orders/tables.ts';

export interface ActContext {
  db: Db;
  clock: Clock;
  isPlain: boolean;
  scope: AreaScope;
  user: SignedIn;
  changed(change: Change): void;
}

/** In the name of who has signed in. */
export const actingOf = ({ db, clock, user, changed }: ActContext): Acting => ({
  db,
  clock,
  changed,
  by: { type: 1, name: user.userName, id: user.userId },
});

/**
 * Fails with NOT_FOUND outside the areas, with LOCKED where another one has claimed it, and with STATE_CONFLICT where it is
 * no longer the version that was seen.
 */
export async function heldOrder(
  context: ActContext,
  { orderId, version }: { orderId: string; version?: number | undefined },
): Promise<OrderRow> {
  const { db, isPlain, scope, user, clock } = context;
  await findOrder(db, scope, orderId);
  const order = await holdOrder(db, orderId);
  if (isPlain) return order;
  const [claim] = await leasesOf(db, { resource: ORDER_RESOURCE, recordId: orderId }, clock());
  if (claim && claim.userId !== user.userId) throw new Failure('LOCKED', { lockedBy: claim.userName });
  if (version !== undefined && version !== order.version) throw conflict(await shownOrder(context, order));
  return order;
}

/** As it is answered. */
export async function shownOrder(context: Pick<ActContext, 'db' | 'clock'>, order: OrderRow) {
  const [shown] = await toOrders(context, [order]);
  if (!shown) throw new Failure('NOT_FOUND');
  return shown;
}
