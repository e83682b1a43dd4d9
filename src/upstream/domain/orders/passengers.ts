/** Who orders: one record for each number, begun with the first order. 乘客 passenger · 信用 credit · 常用地址 address */
import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { CREDIT_LEVELS } from '../../../contract/order.ts';
import type { Db } from '../../core/context.ts';
import { numberIs } from '../../core/paging.ts';
import { searchKey } from '../../core/search-key.ts';
import { driverWithNumber } from '../fleet/driver-with-number.ts';
import { type PassengerRow, passenger, passengerAddress, passengerSeen } from './tables.ts';

/** Taken off for a ride that was ordered and not taken: once the driver is there, and before. */
const NO_SHOW_COSTS = 15;
const CANCEL_COSTS = 2;
/** Given back for a ride that was taken. */
const RIDE_GIVES = 1;
const FULL_CREDIT = 100;

export type CreditLevel = (typeof CREDIT_LEVELS)[number];

/** Least credit of the levels above the lowest. */
const LEVEL_A = 80;
const LEVEL_B = 60;

export const creditLevelOf = ({ credit }: Pick<PassengerRow, 'credit'>): CreditLevel =>
  credit >= LEVEL_A ? 'A' : credit >= LEVEL_B ? 'B' : 'C';

/** As `creditLevelOf` says it. */
export const isOfLevel = (level: CreditLevel): SQL =>
  sql`case when ${passengerSeen.credit} >= ${LEVEL_A} then 'A' when ${passengerSeen.credit} >= ${LEVEL_B} then 'B' else 'C' end = ${level}`;

interface Caller {
  mobile: string;
  name?: string | null | undefined;
  isOldPerson?: 0 | 1 | undefined;
  /** Of the order. */
  addressType: string;
  /** Who took him down; null where he ordered himself. */
  by: string | null;
  now: number;
}

/** The passenger with this number, who orders once more. What is left out stays as it is known. */
export async function passengerWhoOrders(db: Db, caller: Caller): Promise<PassengerRow> {
  const { mobile, name, isOldPerson, addressType, by, now } = caller;
  const said = {
    ...(name && { name, searchKey: searchKey(name) }),
    ...(isOldPerson !== undefined && { isOldPerson }),
  };
  const ordersAgain = {
    ...said,
    areaIds: withArea(addressType),
    orderCount: sql`${passenger.orderCount} + 1`,
    lastOrderOn: now,
    updatedOn: now,
    updatedBy: by,
    version: sql`${passenger.version} + 1`,
  };
  const known = await idByNumber(db, mobile);
  const [row] = known
    ? await db.update(passenger).set(ordersAgain).where(eq(passenger.id, known)).returning()
    : await db
        .insert(passenger)
        .values({
          mobile,
          searchKey: '',
          ...said,
          areaIds: [addressType],
          orderCount: 1,
          lastOrderOn: now,
          createdOn: now,
          createdBy: by,
          updatedOn: now,
          updatedBy: by,
        })
        // somebody else has just begun his record
        .onConflictDoUpdate({ target: passenger.mobile, set: ordersAgain })
        .returning();
  if (!row) throw new Error('NO_PASSENGER');
  return row;
}

/**
 * The passenger with this number, who calls or is called; null where it is hidden. Nobody is asked who he is before he
 * has ordered, but a driver is known from the register.
 */
export async function passengerWhoCalls(
  db: Db,
  mobile: string | null,
  { now, areaIds }: { now: number; areaIds: readonly string[] },
): Promise<string | null> {
  if (mobile === null) return null;
  const known = await idByNumber(db, mobile);
  if (known) return known;
  const driver = await driverWithNumber(db, mobile);
  await db
    .insert(passenger)
    .values({
      mobile,
      searchKey: '',
      areaIds: [...areaIds],
      ...(driver && { name: driver.name, searchKey: searchKey(driver.name), isDriver: 1 }),
      createdOn: now,
      updatedOn: now,
    })
    .onConflictDoNothing();
  return (await idByNumber(db, mobile)) ?? null;
}

const withArea = (area: string) =>
  sql`case when ${area} = any(${passenger.areaIds}) then ${passenger.areaIds} else array_append(${passenger.areaIds}, ${area}) end`;

/** He has called there. It is no change that somebody who edits his record has to know of. */
export async function noteArea(db: Db, passengerId: string | null, area: string): Promise<void> {
  if (passengerId === null) return;
  await db
    .update(passenger)
    .set({ areaIds: withArea(area) })
    .where(and(eq(passenger.id, passengerId), not(sql`${area} = any(${passenger.areaIds})`)));
}

/**
 * The record of who has this number, also where it is his second one. Until the transaction ends nobody merges it into
 * another one.
 */
async function idByNumber(db: Db, mobile: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: passenger.id, mergedInto: passenger.mergedInto })
    .from(passenger)
    .where(eq(passenger.mobile, mobile))
    .for('key share');
  return found?.mergedInto ?? found?.id;
}

/** All that he can be called on, his own first. */
export async function numbersOf(db: Db, { id, mobile }: Pick<PassengerRow, 'id' | 'mobile'>) {
  const merged = await db
    .select({ mobile: passenger.mobile })
    .from(passenger)
    .where(eq(passenger.mergedInto, id))
    .orderBy(passenger.id);
  return [mobile, ...merged.map(row => row.mobile)];
}

/** Of `passengerSeen`: it is his number, or that of a record that was merged into his. Whole, or its last four. */
export const hasNumber = (text: string): SQL =>
  sql`${passengerSeen.id} in (select coalesce(${passenger.mergedInto}, ${passenger.id}) from ${passenger} where ${numberIs(passenger.mobile, text)})`;

/** Of each the number of the record that was last merged into his, by his id. */
export async function lastNumbersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const merged = await db
    .select({ mergedInto: passenger.mergedInto, mobile: passenger.mobile })
    .from(passenger)
    .where(inArray(passenger.mergedInto, [...ids]))
    .orderBy(passenger.updatedOn, passenger.id);
  return new Map(merged.map(row => [row.mergedInto ?? '', row.mobile]));
}

export interface UsedAddress {
  address: string;
  detail: string | null;
  lng: number;
  lat: number;
}

/** Where he was fetched: counted where it is known, under the same words. */
export async function noteAddress(
  db: Db,
  passengerId: string,
  used: UsedAddress,
  now: number,
): Promise<void> {
  const { address, detail, lng, lat } = used;
  const [known] = await db
    .update(passengerAddress)
    .set({ useCount: sql`${passengerAddress.useCount} + 1`, lastUsedOn: now, lng, lat, detail })
    .where(and(eq(passengerAddress.passengerId, passengerId), eq(passengerAddress.address, address)))
    .returning({ id: passengerAddress.id });
  if (known) return;
  await db.insert(passengerAddress).values({ passengerId, ...used, useCount: 1, lastUsedOn: now });
}

const FAVOURITES_FIRST = [desc(passengerAddress.isFavourite), desc(passengerAddress.lastUsedOn)];

/** Favourites first, then the latest, unless said otherwise. */
export const addressesOf = (
  db: Db,
  passengerId: string,
  most: number,
  order: readonly SQL[] = FAVOURITES_FIRST,
) =>
  db
    .select()
    .from(passengerAddress)
    .where(eq(passengerAddress.passengerId, passengerId))
    .orderBy(...order, desc(passengerAddress.id))
    .limit(most);

export type Outcome = 'ridden' | 'cancelled' | 'noShow';

/** What his order came to. */
export async function noteOutcome(db: Db, passengerId: string | null, outcome: Outcome): Promise<void> {
  if (passengerId === null) return;
  const set = {
    ridden: { credit: sql`least(${FULL_CREDIT}, ${passenger.credit} + ${RIDE_GIVES})` },
    cancelled: {
      cancelCount: sql`${passenger.cancelCount} + 1`,
      credit: sql`greatest(0, ${passenger.credit} - ${CANCEL_COSTS})`,
    },
    noShow: {
      noShowCount: sql`${passenger.noShowCount} + 1`,
      credit: sql`greatest(0, ${passenger.credit} - ${NO_SHOW_COSTS})`,
    },
  }[outcome];
  await db.update(passenger).set(set).where(eq(passenger.id, passengerId));
}
