/** Orders as they are answered: with their passengers, drivers and who has claimed them. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Order } from '../../../contract/order.ts';
import { ORDER_RESOURCE } from '../../../contract/order.ts';
import { isOpen, SOON_MS } from '../../../contract/order-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { type Lease, leasesAmong } from '../../core/leases/leases.ts';
import type { AreaScope } from '../../core/scope.ts';
import { companyNames } from '../fleet/group-names.ts';
import { company, driver, vehicle } from '../fleet/tables.ts';
import { creditLevelOf } from './passengers.ts';
import { type OrderRow, type PassengerRow, passenger, taxiOrder } from './tables.ts';

interface Reading {
  db: Db;
  clock: Clock;
}

/** Fails with NOT_FOUND where there is none, or outside the areas. */
export async function findOrder(db: Db, scope: AreaScope, id: string): Promise<OrderRow> {
  const [found] = await db
    .select()
    .from(taxiOrder)
    .where(and(eq(taxiOrder.id, id), scope.byArea(taxiOrder.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** In the same order. */
export async function toOrders({ db, clock }: Reading, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const now = clock();
  const people = await passengersOf(db, rows);
  const drivers = await driversOf(db, rows);
  const leases = await claimsOf(db, rows, now);
  const companies = await companyNames(db, idsOf(rows.map(({ companyId }) => companyId)));
  return rows.map(row => ({
    ...row,
    companyName: companies.get(row.companyId ?? '') ?? null,
    cityCnState: row.addressType,
    origin: {
      city: row.originCity,
      address: row.originAddress,
      detail: row.originDetail,
      adCode: row.originAdCode,
      poiId: row.originPoiId,
      lng: row.originLng,
      lat: row.originLat,
      coordType: 1 as const,
    },
    dest: destOf(row),
    passenger: passengerOf(row, people.get(row.passengerId ?? '')),
    driver: driverOf(row, drivers.get(row.driverId ?? ''), companies),
    lockedBy: leases.get(row.id)?.userId ?? null,
    lockedName: leases.get(row.id)?.userName ?? null,
    lockExpireOn: leases.get(row.id)?.expireOn ?? null,
    slaLevel: slaLevelOf(row, now),
  })) as unknown as Order[];
}

/** 0 in time, 1 soon, 2 late or unanswered. */
function slaLevelOf(row: OrderRow, now: number): 0 | 1 | 2 {
  if (!isOpen(row) || row.slaDeadline === null) return 0;
  if (row.subStatus === 14 || now > row.slaDeadline) return 2;
  return row.slaDeadline - now < SOON_MS ? 1 : 0;
}

function destOf(row: OrderRow) {
  if (row.destAddress === null) return null;
  return {
    city: row.destCity,
    address: row.destAddress,
    detail: row.destDetail,
    adCode: row.destAdCode,
    poiId: row.destPoiId,
    lng: row.destLng,
    lat: row.destLat,
    coordType: 1 as const,
  };
}

const passengerOf = (row: OrderRow, who: PassengerRow | undefined) => ({
  id: who?.id ?? null,
  nickName: row.nickName,
  mobile: row.mobile,
  isOldPerson: who?.isOldPerson ?? row.oldPeopleUse,
  creditLevel: who ? creditLevelOf(who) : ('A' as const),
  orderCount: who?.orderCount ?? 0,
  cancelCount: who?.cancelCount ?? 0,
});

type DriverOf = Awaited<ReturnType<typeof readDrivers>>[number];

const driverOf = (row: OrderRow, who: DriverOf | undefined, companies: ReadonlyMap<string, string>) =>
  row.driverId === null
    ? null
    : {
        id: row.driverId,
        vehicleId: row.vehicleId,
        // as it was then: the record may be another one's by now
        name: row.driverName,
        mobile: who?.mobile ?? null,
        plateNum: row.plateNum,
        driverType: CRUISING_TAXI,
        companyName: companies.get(row.companyId ?? '') ?? who?.companyName ?? null,
        star: who?.star ?? null,
        dataFrom: who?.dataFrom ?? 1,
      };

const CRUISING_TAXI = 1;

async function passengersOf(db: Db, rows: readonly OrderRow[]): Promise<Map<string, PassengerRow>> {
  const ids = idsOf(rows.map(({ passengerId }) => passengerId));
  if (ids.length === 0) return new Map();
  const found = await db.select().from(passenger).where(inArray(passenger.id, ids));
  return new Map(found.map(row => [row.id, row]));
}

async function driversOf(db: Db, rows: readonly OrderRow[]): Promise<Map<string, DriverOf>> {
  const ids = idsOf(rows.map(({ driverId }) => driverId));
  return new Map((ids.length > 0 ? await readDrivers(db, ids) : []).map(row => [row.id, row]));
}

const readDrivers = (db: Db, ids: string[]) =>
  db
    .select({
      id: driver.id,
      mobile: driver.mobile,
      star: driver.star,
      companyName: company.companyName,
      dataFrom: vehicle.dataFrom,
    })
    .from(driver)
    .leftJoin(company, eq(company.id, driver.companyId))
    .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(inArray(driver.id, ids));

/** Only what is open is claimed. */
async function claimsOf(db: Db, rows: readonly OrderRow[], now: number): Promise<Map<string, Lease>> {
  const ids = rows.filter(isOpen).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const leases = await leasesAmong(db, ORDER_RESOURCE, ids, now);
  return new Map(leases.toReversed().map(lease => [lease.recordId, lease]));
}

const idsOf = (ids: readonly (string | null)[]) => [...new Set(ids.filter(id => id !== null))];
