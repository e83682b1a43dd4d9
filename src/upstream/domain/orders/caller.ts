/** Who calls: what is known of a passenger, and of his orders. */
import { and, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { Clock, Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { addressesOf, creditLevelOf, hasNumber } from './passengers.ts';
import { toOrders } from './reading.ts';
import { passengerAddress, passengerSeen, taxiOrder } from './tables.ts';

interface Asking {
  db: Db;
  clock: Clock;
  scope: AreaScope;
}

const MOST_ADDRESSES = 6;
const MOST_ORDERS = 5;

const seenBy = ({ scope }: Asking, which: SQL) => and(which, scope.byArea(passengerSeen.areaIds));

/** Null where nobody has the number, or several have its last four. */
export async function callerWithNumber(asking: Asking, mobile: string) {
  const { db } = asking;
  const found = await db
    .select()
    .from(passengerSeen)
    .where(seenBy(asking, hasNumber(mobile)))
    .limit(2);
  const [who] = found;
  if (!who || found.length > 1) return null;
  return knownOf(asking, who, await addressesOf(db, who.id, MOST_ADDRESSES));
}

/** With the addresses that he was fetched at most often. */
export async function callerWithId(asking: Asking, id: string, mostAddresses: number) {
  const { db } = asking;
  const [who] = await db
    .select()
    .from(passengerSeen)
    .where(seenBy(asking, eq(passengerSeen.id, id)));
  if (!who) return null;
  const mostUsed = [desc(passengerAddress.useCount), desc(passengerAddress.lastUsedOn)];
  return knownOf(asking, who, await addressesOf(db, who.id, mostAddresses, mostUsed));
}

async function knownOf(
  asking: Asking,
  who: typeof passengerSeen.$inferSelect,
  addresses: Awaited<ReturnType<typeof addressesOf>>,
) {
  return {
    id: who.id,
    nickName: who.name,
    mobile: who.mobile,
    isOldPerson: who.isOldPerson,
    isDriver: who.isDriver,
    isVip: who.isVip,
    creditLevel: creditLevelOf(who),
    orderCount: who.orderCount,
    cancelCount: who.cancelCount,
    noShowCount: who.noShowCount,
    remark: who.remark,
    blackUntil: who.blackUntil,
    blackReason: who.blackReason,
    addresses: addresses.map(({ passengerId: _passengerId, ...address }) => ({
      ...address,
      coordType: 1 as const,
    })),
    ...(await ordersOf(asking, who.id)),
  };
}

/** Within the areas of who asks, the latest first. */
async function ordersOf({ db, clock, scope }: Asking, passengerId: string) {
  const rowsOf = (which?: SQL) =>
    db
      .select()
      .from(taxiOrder)
      .where(and(eq(taxiOrder.passengerId, passengerId), which, scope.byArea(taxiOrder.addressType)))
      .orderBy(desc(taxiOrder.createdOn), desc(taxiOrder.id))
      .limit(MOST_ORDERS);
  const [running, last] = [await rowsOf(lte(taxiOrder.mainStatus, 2)), await rowsOf()];
  const orders = await toOrders({ db, clock }, [...running, ...last]);
  return { runningOrders: orders.slice(0, running.length), lastOrders: orders.slice(running.length) };
}
