/** Two records of one person become one. */
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Services, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { conflict } from '../core/versions.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import { type PassengerRow, passenger, passengerAddress, taxiOrder } from '../domain/orders/tables.ts';

interface Merging extends Services {
  /** Within a transaction. */
  db: Db;
  user: Pick<SignedIn, 'userName'>;
}

interface Pair {
  /** Stays. */
  id: string;
  version: number;
  /** Goes, but for its number. */
  goneId: string;
  goneVersion: number;
}

/** The one that stays as it was and is, and the other one as it was. Fails with NOT_FOUND, STATE_CONFLICT, PARAMETER. */
export async function mergeInto({ db, user, clock }: Merging, pair: Pair) {
  const { id, goneId } = pair;
  if (id === goneId) throw new Failure('PARAMETER', { fields: [{ field: 'goneId', code: 'invalid_value' }] });
  // in one order, so that two who merge the same wait for each other and not in a circle; who calls from a number that
  // was merged before holds that one
  const rows = await db
    .select()
    .from(passenger)
    .where(or(inArray(passenger.id, [id, goneId]), eq(passenger.mergedInto, goneId)))
    .orderBy(passenger.id)
    .for('update');
  const before = asRead(rows, id, pair.version);
  const gone = asRead(rows, goneId, pair.goneVersion);

  await db.update(callRecord).set({ passengerId: id }).where(eq(callRecord.passengerId, goneId));
  await db.update(callBack).set({ passengerId: id }).where(eq(callBack.passengerId, goneId));
  await db.update(taxiOrder).set({ passengerId: id }).where(eq(taxiOrder.passengerId, goneId));
  await moveAddresses(db, id, goneId);
  const stamps = { updatedOn: clock(), updatedBy: user.userName, version: sql`${passenger.version} + 1` };
  // those that were merged into it before as well
  await db
    .update(passenger)
    .set({ mergedInto: id, ...stamps })
    .where(eq(passenger.mergedInto, goneId));
  await db
    .update(passenger)
    .set({ mergedInto: id, ...stamps })
    .where(eq(passenger.id, goneId));
  const [after] = await db
    .update(passenger)
    .set({ ...together(before, gone), ...stamps })
    .where(eq(passenger.id, id))
    .returning();
  if (!after) throw new Failure('NOT_FOUND');
  return { before, gone, after };
}

/** Fails with NOT_FOUND, and with STATE_CONFLICT where it is no longer as it was read. */
function asRead(rows: readonly PassengerRow[], id: string, version: number): PassengerRow {
  const row = rows.find(each => each.id === id);
  if (!row || row.mergedInto !== null) throw new Failure('NOT_FOUND');
  if (row.version !== version) throw conflict(row);
  return row;
}

/** What is said of either is said of both; of two that differ, the one that stays is right. */
function together(stays: PassengerRow, gone: PassengerRow): Partial<PassengerRow> {
  const latest = (one: number | null, other: number | null) =>
    one === null || other === null ? (one ?? other) : Math.max(one, other);
  const blackUntil = latest(stays.blackUntil, gone.blackUntil);
  return {
    name: stays.name ?? gone.name,
    searchKey: stays.name === null ? gone.searchKey : stays.searchKey,
    isOldPerson: stays.isOldPerson || gone.isOldPerson ? 1 : 0,
    isDriver: stays.isDriver || gone.isDriver ? 1 : 0,
    isVip: stays.isVip || gone.isVip ? 1 : 0,
    remark: [stays.remark, gone.remark].filter(Boolean).join('\n') || null,
    blackUntil,
    blackReason:
      blackUntil === gone.blackUntil && blackUntil !== stays.blackUntil
        ? gone.blackReason
        : stays.blackReason,
    credit: Math.min(stays.credit, gone.credit),
    orderCount: stays.orderCount + gone.orderCount,
    cancelCount: stays.cancelCount + gone.cancelCount,
    noShowCount: stays.noShowCount + gone.noShowCount,
    lastOrderOn: latest(stays.lastOrderOn, gone.lastOrderOn),
  };
}

/** An address that both have is one. */
async function moveAddresses(db: Db, id: string, goneId: string): Promise<void> {
  const [own, others] = [await addressesOf(db, id), await addressesOf(db, goneId)];
  for (const other of others) {
    const same = own.find(({ address }) => address === other.address);
    if (!same) {
      await db.update(passengerAddress).set({ passengerId: id }).where(eq(passengerAddress.id, other.id));
      continue;
    }
    await db
      .update(passengerAddress)
      .set({
        useCount: same.useCount + other.useCount,
        lastUsedOn: Math.max(same.lastUsedOn, other.lastUsedOn),
        isFavourite: same.isFavourite || other.isFavourite ? 1 : 0,
      })
      .where(eq(passengerAddress.id, same.id));
    await db.delete(passengerAddress).where(eq(passengerAddress.id, other.id));
  }
}

const addressesOf = (db: Db, passengerId: string) =>
  db.select().from(passengerAddress).where(eq(passengerAddress.passengerId, passengerId));
