/** Two records of one person become one. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Services, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';
import { conflict } from '../core/versions.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import {
  type PassengerRow,
  passenger,
  passengerAddress,
  passengerMerge,
  taxiOrder,
} from '../domain/orders/tables.ts';
import { checkSeesAll } from './areas.ts';

export interface Merging extends Services {
  /** Within a transaction. */
  db: Db;
  user: Pick<SignedIn, 'userName'>;
  scope: AreaScope;
}

type Address = Omit<typeof passengerAddress.$inferSelect, 'id'>;

/** What `before` of a merge holds. */
export interface BeforeMerge {
  stays: Mergeable;
  /** Of the one that went: those that the other had too, as they were. */
  shared: Address[];
  /** The others, by their words. */
  moved: string[];
  /** Orders above it came since. */
  lastOrderId: string;
  /** Records that had been merged into the one that went. */
  follows: string[];
}

interface Pair {
  /** Stays. */
  id: string;
  version: number;
  /** Goes, but for its number. */
  goneId: string;
  goneVersion: number;
}

/**
 * The one that stays as it was and is, and the other one as it was. Fails with NOT_FOUND, STATE_CONFLICT, PARAMETER, and as
 * `checkSeesAll`.
 */
export async function mergeInto({ db, user, clock, scope }: Merging, pair: Pair) {
  const { id, goneId } = pair;
  if (id === goneId) throw new Failure('PARAMETER', { fields: [{ field: 'goneId', code: 'invalid_value' }] });
  // in one order, so that two who merge the same wait for each other and not in a circle; who calls from a number that
  // was merged before holds that one
  const rows = await db
    .select()
    .from(passenger)
    .where(
      or(
        and(inArray(passenger.id, [id, goneId]), scope.byArea(passenger.areaIds)),
        eq(passenger.mergedInto, goneId),
      ),
    )
    .orderBy(passenger.id)
    .for('update');
  const before = asRead(rows, id, pair.version);
  const gone = asRead(rows, goneId, pair.goneVersion);
  checkSeesAll(scope, before, gone);

  await db.update(callRecord).set({ passengerId: id }).where(eq(callRecord.passengerId, goneId));
  await db.update(callBack).set({ passengerId: id }).where(eq(callBack.passengerId, goneId));
  await db.update(taxiOrder).set({ passengerId: id }).where(eq(taxiOrder.passengerId, goneId));
  const kept: BeforeMerge = {
    stays: mergeableOf(before),
    lastOrderId: await lastOrderId(db),
    follows: rows.filter(({ mergedInto }) => mergedInto === goneId).map(row => row.id),
    ...(await moveAddresses(db, id, goneId)),
  };
  const by = { createdOn: clock(), createdBy: user.userName };
  await db.insert(passengerMerge).values({ staysId: id, goneId, before: JSON.stringify(kept), ...by });
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
export function asRead(rows: readonly PassengerRow[], id: string, version: number): PassengerRow {
  const row = rows.find(each => each.id === id);
  if (!row || row.mergedInto !== null) throw new Failure('NOT_FOUND');
  if (row.version !== version) throw conflict(row);
  return row;
}

/** What is said of either is said of both; of two that differ, the one that stays is right. */
export function together(stays: Mergeable, gone: Mergeable): Mergeable {
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
    areaIds: [...new Set([...stays.areaIds, ...gone.areaIds])],
  };
}

const MERGEABLE = [
  'name',
  'searchKey',
  'isOldPerson',
  'isDriver',
  'isVip',
  'remark',
  'blackUntil',
  'blackReason',
  'credit',
  'orderCount',
  'cancelCount',
  'noShowCount',
  'lastOrderOn',
  'areaIds',
] as const;
export type Mergeable = Pick<PassengerRow, (typeof MERGEABLE)[number]>;

const mergeableOf = (row: PassengerRow) =>
  Object.fromEntries(MERGEABLE.map(name => [name, row[name]])) as unknown as Mergeable;

/** An address that both have is one. */
async function moveAddresses(
  db: Db,
  id: string,
  goneId: string,
): Promise<Pick<BeforeMerge, 'shared' | 'moved'>> {
  const [shared, moved]: [Address[], string[]] = [[], []];
  const [own, others] = [await addressesOf(db, id), await addressesOf(db, goneId)];
  for (const other of others) {
    const same = own.find(({ address }) => address === other.address);
    if (!same) {
      await db.update(passengerAddress).set({ passengerId: id }).where(eq(passengerAddress.id, other.id));
      moved.push(other.address);
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
    const { id: _id, ...address } = other;
    shared.push(address);
  }
  return { shared, moved };
}

const addressesOf = (db: Db, passengerId: string) =>
  db.select().from(passengerAddress).where(eq(passengerAddress.passengerId, passengerId));

async function lastOrderId(db: Db): Promise<string> {
  const [found] = await db
    .select({ id: sql<string>`coalesce(max(${taxiOrder.id}), 0)::text` })
    .from(taxiOrder);
  return found?.id ?? '0';
}
