/** A merge that was none: the record that went stands by itself again. */
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { countOf } from '../core/paging.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import { numbersOf } from '../domain/orders/passengers.ts';
import { passenger, passengerAddress, passengerMerge, taxiOrder } from '../domain/orders/tables.ts';
import { checkSeesAll } from './areas.ts';
import { asRead, type BeforeMerge, type Mergeable, type Merging, together } from './merging.ts';

/** Fails with NOT_FOUND, STATE_CONFLICT, with STATE_NOT_ALLOWED where nothing was merged into it, and as `checkSeesAll`. */
export async function splitOff(
  { db, user, clock, scope }: Merging,
  { id, version }: { id: string; version: number },
) {
  const rows = await db
    .select()
    .from(passenger)
    .where(or(and(eq(passenger.id, id), scope.byArea(passenger.areaIds)), eq(passenger.mergedInto, id)))
    .orderBy(passenger.id)
    .for('update');
  const before = asRead(rows, id, version);
  checkSeesAll(scope, before);
  const [merge] = await db
    .select()
    .from(passengerMerge)
    .where(eq(passengerMerge.staysId, id))
    .orderBy(desc(passengerMerge.id))
    .limit(1);
  const gone = rows.find(row => row.id === merge?.goneId);
  if (!merge || !gone) throw refuse('STATE_NOT_ALLOWED', 'NOTHING_MERGED');
  const was = JSON.parse(merge.before) as BeforeMerge;
  const stamps = { updatedOn: clock(), updatedBy: user.userName, version: sql`${passenger.version} + 1` };
  await db
    .update(passenger)
    .set({ mergedInto: gone.id, ...stamps })
    .where(inArray(passenger.id, was.follows));
  const since = await takeBack(
    db,
    { id, goneId: gone.id, numbers: await numbersOf(db, gone) },
    was.lastOrderId,
  );
  await giveAddressesBack(db, { id, goneId: gone.id }, was);
  const [alone] = await db
    .update(passenger)
    .set({
      mergedInto: null,
      orderCount: gone.orderCount + since,
      areaIds: sql`array(select unnest(${passenger.areaIds}) union select ${callRecord.addressType} from ${callRecord} where ${callRecord.passengerId} = ${gone.id})`,
      ...stamps,
    })
    .where(eq(passenger.id, gone.id))
    .returning();
  const [after] = await db
    .update(passenger)
    .set({
      ...withoutMerged(before, was.stays, gone),
      orderCount: before.orderCount - gone.orderCount - since,
      ...stamps,
    })
    .where(eq(passenger.id, id))
    .returning();
  await db.delete(passengerMerge).where(eq(passengerMerge.id, merge.id));
  if (!after || !alone) throw new Failure('NOT_FOUND');
  return { before, after, alone };
}

interface Moving {
  id: string;
  goneId: string;
  numbers: string[];
}

/** @returns how many orders have come from its numbers since then */
async function takeBack(db: Db, { id, goneId, numbers }: Moving, lastOrderId: string): Promise<number> {
  const to = { passengerId: goneId };
  await db
    .update(callRecord)
    .set(to)
    .where(and(eq(callRecord.passengerId, id), inArray(callRecord.callno, numbers)));
  await db
    .update(callBack)
    .set(to)
    .where(and(eq(callBack.passengerId, id), inArray(callBack.callno, numbers)));
  const ordered = and(eq(taxiOrder.passengerId, id), inArray(taxiOrder.mobile, numbers));
  const since = await countOf(db, taxiOrder, and(ordered, gt(taxiOrder.id, lastOrderId)));
  await db.update(taxiOrder).set(to).where(ordered);
  return since;
}

async function giveAddressesBack(
  db: Db,
  { id, goneId }: Pick<Moving, 'id' | 'goneId'>,
  { shared, moved }: Pick<BeforeMerge, 'shared' | 'moved'>,
): Promise<void> {
  const isHis = eq(passengerAddress.passengerId, id);
  await db
    .update(passengerAddress)
    .set({ passengerId: goneId })
    .where(and(isHis, inArray(passengerAddress.address, moved)));
  for (const { address, useCount, ...rest } of shared) {
    await db
      .update(passengerAddress)
      .set({ useCount: sql`greatest(1, ${passengerAddress.useCount} - ${useCount})` })
      .where(and(isHis, eq(passengerAddress.address, address)));
    await db.insert(passengerAddress).values({ ...rest, address, useCount });
  }
}

/** As it was before; what somebody has changed since stays. */
function withoutMerged(now: Mergeable, was: Mergeable, gone: Mergeable): Partial<Mergeable> {
  const merged = together(was, gone);
  const names = (Object.keys(was) as (keyof Mergeable)[]).filter(
    name => JSON.stringify(now[name]) === JSON.stringify(merged[name]),
  );
  return {
    ...Object.fromEntries(names.map(name => [name, was[name]])),
    cancelCount: now.cancelCount - gone.cancelCount,
    noShowCount: now.noShowCount - gone.noShowCount,
  };
}
