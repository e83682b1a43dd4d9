/**
 * What happens to orders by itself. Time limits are rows of the database: they outlive a restart, and of several processes
 * that look at one at once the one that takes the row away does it.
 */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Clock, Db } from '../../core/context.ts';
import { retryTransaction } from '../../core/database/fault.ts';
import type { Job } from '../../core/jobs.ts';
import { declineBy } from './acts.ts';
import type { CandidateDeps } from './candidates.ts';
import { type Acting, changeFromOutside, happen, holdOrder } from './happen.ts';
import { isLeftToPerson } from './left-to-person.ts';
import { nextRadius, type OrderLimits, readLimits } from './limits.ts';
import { type OfferTarget, offerTo } from './offers.ts';
import { type OrderRow, orderTimer, type TimerKind, taxiOrder } from './tables.ts';
import { targetsFor } from './targets.ts';

const EVERY_MS = 1_000;
/** In one turn; the rest waits for the next. */
const MOST_AT_ONCE = 200;
const SERVER = { type: 0, name: null } as const;
/** All in the circle. */
const BROADCAST = 3;

/** @param knowing the fleet and the roads, as this process knows them */
export const orderTimers = (knowing: Pick<CandidateDeps, 'fleet' | 'roads'>): Job => ({
  name: 'order-timers',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    const due = await db
      .select()
      .from(orderTimer)
      .where(lte(orderTimer.dueOn, clock()))
      .orderBy(asc(orderTimer.dueOn), asc(orderTimer.orderId))
      .limit(MOST_AT_ONCE);
    const limits = await readLimits(db);
    const widening = await ordersToWiden(db, due);
    for (const { orderId, kind } of due) {
      const order = widening.get(orderId);
      const radius = order && nextRadius(order, limits);
      // whoever knows the roads is asked before the transaction begins
      const deps = { db, now: clock(), ...knowing };
      const targets = order && radius !== undefined ? await targetsFor(deps, order, { radius }) : [];
      await runTimer({ db, clock }, { orderId, kind }, { limits, radius, targets });
    }
  },
});

async function ordersToWiden(
  db: Db,
  due: readonly (typeof orderTimer.$inferSelect)[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const ids = due.filter(({ kind }) => kind === 'widen').map(({ orderId }) => orderId);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(taxiOrder).where(inArray(taxiOrder.id, ids));
  return new Map(rows.map(row => [row.id, row]));
}

interface Found {
  limits: OrderLimits;
  radius: number | undefined;
  targets: readonly OfferTarget[];
}

/** In a transaction of its own, so that one order stops no other. */
function runTimer(
  { db, clock }: { db: Db; clock: Clock },
  { orderId, kind }: { orderId: string; kind: TimerKind },
  found: Found,
): Promise<void> {
  return retryTransaction(db, async transaction => {
    const inside = transaction as unknown as Db;
    const order = await holdOrder(inside, orderId);
    const [taken] = await inside
      .delete(orderTimer)
      .where(and(eq(orderTimer.orderId, orderId), eq(orderTimer.kind, kind), lte(orderTimer.dueOn, clock())))
      .returning({ kind: orderTimer.kind });
    // another process was faster, or it has been moved meanwhile
    if (!taken) return;
    await changeFromOutside({ db: inside, clock }, SERVER, acting => RUN[kind](acting, order, found));
  });
}

const RUN: Readonly<Record<TimerKind, (acting: Acting, order: OrderRow, found: Found) => Promise<unknown>>> =
  {
    activate: (acting, order, { limits }) =>
      happen(acting, order, 'activate', { set: { waitingOn: acting.clock() }, limits }),
    widen: (acting, order, { limits, radius, targets }) => widen(acting, order, { limits, radius, targets }),
    noResponse: (acting, order, { limits }) => happen(acting, order, 'noResponse', { limits }),
    autoCancel: (acting, order, { limits }) =>
      happen(acting, order, 'autoCancel', {
        set: { cancelTime: acting.clock(), cancelBy: 0, cancelType: 6 },
        limits,
      }),
    decline: (acting, order) => declineBy(acting, order, null),
    requeue: (acting, order, { limits }) => happen(acting, order, 'requeue', { limits }),
    closeUnpaid: (acting, order, { limits }) =>
      happen(acting, order, 'closeUnpaid', { set: { closeTime: acting.clock() }, limits }),
  };

/** Offers it in the next circle; where nobody is there, the circle is noted and the next one is tried after a while. */
async function widen(acting: Acting, order: OrderRow, { limits, radius, targets }: Found): Promise<void> {
  if (radius === undefined || radius <= order.pushRadius) return;
  const { db, clock } = acting;
  if (await isLeftToPerson(db, order.id, clock())) return widenIn(acting, order.id, LEFT_MS);
  const { offered } = await offerTo(acting, order, targets, { pushType: BROADCAST, radius, limits });
  if (offered.length > 0) return;
  await db.update(taxiOrder).set({ pushRadius: radius }).where(eq(taxiOrder.id, order.id));
  if (nextRadius({ pushRadius: radius }, limits) === undefined) return;
  await widenIn(acting, order.id, limits.widenMs / EMPTY_IS_FASTER);
}

async function widenIn({ db, clock }: Acting, orderId: string, ms: number): Promise<void> {
  const dueOn = clock() + ms;
  await db
    .insert(orderTimer)
    .values({ orderId, kind: 'widen', dueOn })
    .onConflictDoUpdate({ target: [orderTimer.orderId, orderTimer.kind], set: { dueOn } });
}

/** After which it is looked again whether a person still has it in hand. */
const LEFT_MS = 2_000;

/** Where nobody was in a circle nobody's answer is waited for. */
const EMPTY_IS_FASTER = 10;
