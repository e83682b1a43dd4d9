/** Who and what the past happens to: the vehicles, drivers, staff and places of the demonstration. */
import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../upstream/core/context.ts';
import { adminUser, userRole } from '../../../upstream/core/identity/tables.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { company, driver, driverShift, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { AREA_IDS } from '../../../upstream/seed/words.ts';
import { gazetteerOf, type NamedPlace } from '../../city/geography/gazetteer.ts';
import { createGeography } from '../../city/geography/geography.ts';

/** A driver at the wheel of a vehicle, from when to when. */
export interface Duty {
  driverId: string;
  driverName: string;
  driverMobile: string;
  vehicleId: string;
  plateNumber: string;
  /** Of the vehicle. */
  addressType: string;
  /** Of the driver, else of the vehicle. */
  companyId: string | null;
  companyName: string | null;
  beganOn: number;
  /** The end of a shift that goes on is now. */
  endedOn: number;
}

export interface Staff {
  id: string;
  name: string;
  /** At the switchboard; null for who takes no calls. */
  callAccount: string | null;
}

export interface Town {
  /** Areas with the share of demand that each has; they add up to 1. */
  areas: readonly (readonly [addressType: string, share: number])[];
  /** Where people are fetched and driven to, by their area. */
  places: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Enabled people who hold the role. */
  staff(roleId: string): readonly Staff[];
  /** Who was on duty at some time within, in the order of their beginning; asked for after the room `shift`. */
  dutiesWithin(from: number, to: number): Promise<Duty[]>;
}

/** By the centre of the town, most is ordered. */
const SHARES: Readonly<Record<string, number>> = {
  450102: 0.17,
  450103: 0.31,
  450105: 0.18,
  450107: 0.23,
  450108: 0.11,
};
/** Kinds of the gazetteer where nobody waits at the kerb: outside the town, or amid the traffic. */
const NO_KERB: ReadonlySet<NamedPlace['kind']> = new Set(['airport', 'bridge', 'tunnel', 'crossing']);

export async function readTown(db: Db, now: number, citySeed: number): Promise<Town> {
  const staff = await readStaff(db);
  // several rooms ask for the same days, once all shifts are there
  const duties = new Map<string, Promise<Duty[]>>();
  const dutiesWithin = (from: number, to: number) => {
    const key = `${from} ${to}`;
    const known = duties.get(key) ?? readDuties(db, { from, to, now });
    duties.set(key, known);
    return known;
  };
  return {
    areas: AREA_IDS.map(area => [area, SHARES[area] ?? 0] as const),
    places: placesByArea(gazetteerOf(createGeography(citySeed))),
    staff: roleId => staff.get(roleId) ?? [],
    dutiesWithin,
  };
}

function placesByArea(places: readonly NamedPlace[]): Map<string, NamedPlace[]> {
  const byArea = new Map<string, NamedPlace[]>();
  for (const place of places) {
    if (NO_KERB.has(place.kind)) continue;
    byArea.set(place.addressType, [...(byArea.get(place.addressType) ?? []), place]);
  }
  return byArea;
}

async function readStaff(db: Db): Promise<Map<string, Staff[]>> {
  const rows = await db
    .select({
      roleId: userRole.roleId,
      id: adminUser.id,
      name: adminUser.userName,
      callAccount: adminUser.callSystemAccount,
    })
    .from(userRole)
    .innerJoin(adminUser, eq(adminUser.id, userRole.userId))
    .where(and(eq(adminUser.state, 1), isNotNull(adminUser.lastLoginOn)))
    .orderBy(asc(adminUser.id));
  const byRole = new Map<string, Staff[]>();
  for (const { roleId, ...person } of rows) byRole.set(roleId, [...(byRole.get(roleId) ?? []), person]);
  return byRole;
}

async function readDuties(
  db: Db,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<Duty[]> {
  // as for the order that he accepts
  const employer = sql`coalesce(${driver.companyId}, ${vehicle.companyId})`;
  const rows = await db
    .select({
      driverId: driver.id,
      driverName: driver.name,
      driverMobile: driver.mobile,
      vehicleId: vehicle.id,
      plateNumber: vehicle.plateNumber,
      addressType: vehicle.addressType,
      companyId: sql<string | null>`${employer}::text`,
      companyName: company.companyName,
      beganOn: driverShift.beganOn,
      endedOn: driverShift.endedOn,
    })
    .from(driverShift)
    .innerJoin(driver, eq(driver.id, driverShift.driverId))
    .innerJoin(vehicle, eq(vehicle.id, driverShift.vehicleId))
    .leftJoin(company, eq(company.id, employer))
    .where(and(lt(driverShift.beganOn, to), or(isNull(driverShift.endedOn), gt(driverShift.endedOn, from))))
    .orderBy(asc(driverShift.beganOn), asc(driverShift.id));
  return rows.map(({ endedOn, ...duty }) => ({ ...duty, endedOn: endedOn ?? now }));
}

/** One of them; they are never empty in the demonstration. */
export function oneOf<Item>(items: readonly Item[], chance: Stream): Item {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new TypeError('nothing to choose from');
  return item;
}
