/** What the match of all who wait gives is carried out: pair by pair, by a person's key or by itself. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import { ORDER_RESOURCE } from '../../../contract/order.ts';
import { isAllowedEvent } from '../../../contract/order-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { retryTransaction } from '../../core/database/fault.ts';
import type { Job } from '../../core/jobs.ts';
import { leasesOf } from '../../core/leases/leases.ts';
import type { LiveFleet } from '../../core/positions/live-fleet.ts';
import { readProperties } from '../../core/properties.ts';
import { onlineSpan } from '../fleet/locations.ts';
import { assignTo } from './acts.ts';
import type { CandidateDeps } from './candidates.ts';
import { type Acting, busyAmong, changeFromOutside, holdOrder } from './happen.ts';
import { isLeftToPerson } from './left-to-person.ts';
import { proposeBatch } from './matching.ts';
import { type OrderRow, taxiOrder } from './tables.ts';
import { EMPTY } from './taxi-at-work.ts';
import { type Wheel, wheelOf } from './wheels.ts';

export interface PairOutcome {
  isAssigned: 0 | 1;
  /** Why not: ORDER_STATE, DRIVER_BUSY, or LOCKED where somebody else has it in hand. */
  reason: string | null;
}

interface Knowing {
  fleet: Pick<LiveFleet, 'positions'>;
  /** For whom it is done; undefined where the server does it by itself. */
  userId?: string | undefined;
  /** Who was not heard since then is not there: milliseconds since 1970. */
  heardSince: number;
}

/** Assigns an order that is held, unless it or the driver is not free any more, or somebody else has it in hand. */
export async function assignPair(
  acting: Acting,
  order: OrderRow,
  driverId: string,
  knowing: Knowing,
): Promise<PairOutcome> {
  const place = { resource: ORDER_RESOURCE, recordId: order.id };
  const [claim] = await leasesOf(acting.db, place, acting.clock());
  if (claim && claim.userId !== knowing.userId) return { isAssigned: 0, reason: 'LOCKED' };
  const wheel = await freeWheel(acting.db, driverId, knowing);
  const isPossible = isAllowedEvent('assign', order) && !order.excludedDriverIds.includes(driverId);
  if (!wheel || !isPossible) return { isAssigned: 0, reason: wheel ? 'ORDER_STATE' : 'DRIVER_BUSY' };
  await assignTo(acting, order, { ...wheel, distance: null, eta: null });
  return { isAssigned: 1, reason: null };
}

/** Undefined unless he is at work, empty, heard, and without an order. */
async function freeWheel(
  db: Db,
  driverId: string,
  { fleet: { positions }, heardSince }: Knowing,
): Promise<Wheel | undefined> {
  const wheel = await wheelOf(db, driverId);
  const fix = wheel && positions.of(wheel.vehicleId);
  if (!fix || fix.status !== EMPTY || fix.receivedOn < heardSince) return undefined;
  return (await busyAmong(db, [driverId])).size > 0 ? undefined : wheel;
}

const EVERY_MS = 2_000;
const SECOND_MS = 1_000;
const WAITING = [11, 12, 14] as const;
const SERVER = { type: 0, name: null } as const;

/**
 * With `order.batchSeconds` the server assigns by itself whoever has waited for so long; with 0, the default, nobody. An
 * order that somebody has in hand is left to him.
 */
export const orderBatches = (knowing: Pick<CandidateDeps, 'fleet' | 'roads'>): Job => ({
  name: 'order-batches',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    const { 'order.batchSeconds': seconds } = await readProperties(db, 'order.batchSeconds');
    if (seconds === 0) return;
    const waitingSince = clock() - seconds * SECOND_MS;
    const [due] = await db
      .select({ id: taxiOrder.id })
      .from(taxiOrder)
      .where(
        and(
          eq(taxiOrder.mainStatus, 1),
          inArray(taxiOrder.subStatus, WAITING),
          lte(taxiOrder.waitingOn, waitingSince),
        ),
      )
      .limit(1);
    if (!due) return;
    // those who have not waited for so long are matched, too, and are not assigned
    const { pairs } = await proposeBatch({ db, now: clock(), ...knowing }, { areaIds: [] });
    const heardSince = clock() - (await onlineSpan(db));
    for (const pair of pairs) await assignDue({ db, clock }, pair, { ...knowing, heardSince, waitingSince });
  },
});

/** In a transaction of its own, so that one order stops no other. */
function assignDue(
  { db, clock }: { db: Db; clock: Clock },
  { orderId, driverId }: { orderId: string; driverId: string },
  { waitingSince, ...knowing }: Knowing & { waitingSince: number },
): Promise<void> {
  return retryTransaction(db, async transaction => {
    const inside = transaction as unknown as Db;
    const order = await holdOrder(inside, orderId);
    if ((order.waitingOn ?? clock()) > waitingSince) return;
    if (await isLeftToPerson(inside, orderId, clock())) return;
    await changeFromOutside({ db: inside, clock }, SERVER, acting =>
      assignPair(acting, order, driverId, knowing),
    );
  });
}
