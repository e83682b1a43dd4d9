/** Whoever is on shift at this moment, for sampling from. */
import { and, asc, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import type { OnlineDriver } from '../../../contract/spot-check.ts';
import type { Chance, Db } from '../../core/context.ts';
import { contains, ifGiven } from '../../core/paging.ts';
import type { AreaScope } from '../../core/scope.ts';
import { spotCheck } from '../../domain/fleet/driver-desk.ts';
import { company, driver, driverShift, vehicle } from '../../domain/fleet/tables.ts';
import { isFound } from '../seen.ts';
import { failuresOf, isOpen } from './queries.ts';
import { stratified } from './sample.ts';

interface OnlineDriversQuery {
  companyId?: string | undefined;
  addressType?: string | undefined;
  sample?: number | undefined;
  keyword?: string | undefined;
}

export async function onlineDrivers(
  { db, scope, chance, now }: { db: Db; scope: AreaScope; chance: Chance; now: number },
  { companyId, addressType, sample, keyword }: OnlineDriversQuery,
): Promise<OnlineDriver[]> {
  // who is being checked is not asked a second time
  const isFree = notExists(
    db
      .select({ id: spotCheck.id })
      .from(spotCheck)
      .where(and(eq(spotCheck.driverId, driver.id), isOpen(now))),
  );
  const rows = await db
    .select({
      driverId: driver.id,
      name: driver.name,
      mobile: driver.mobile,
      plateNum: vehicle.plateNumber,
      companyId: driver.companyId,
      companyName: company.companyName,
      beganOn: driverShift.beganOn,
    })
    .from(driverShift)
    .innerJoin(driver, eq(driver.id, driverShift.driverId))
    .innerJoin(vehicle, eq(vehicle.id, driverShift.vehicleId))
    .leftJoin(company, eq(company.id, driver.companyId))
    .where(
      and(
        isNull(driverShift.endedOn),
        scope.byArea(driver.addressType),
        ifGiven(companyId, id => eq(driver.companyId, id)),
        ifGiven(addressType, area => eq(driver.addressType, area)),
        ifGiven(keyword, text => or(isFound(text), contains(sql`lower(${vehicle.plateNumber})`, text))),
        sample === undefined ? undefined : isFree,
      ),
    )
    .orderBy(asc(driver.searchKey), asc(driver.id));
  const chosen =
    sample === undefined ? rows : stratified(rows, sample, row => row.companyId ?? '', randomOf(chance));
  const failures = await failuresOf(
    db,
    chosen.map(({ driverId }) => driverId),
    now,
  );
  return chosen.map(row => ({ ...row, failures: failures.get(row.driverId) ?? 0 }));
}

const BITS = 2 ** 32;
const randomOf = (chance: Chance) => () => chance.bytes(4).readUInt32BE() / BITS;
