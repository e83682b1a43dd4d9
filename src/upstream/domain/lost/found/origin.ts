/** Who has found something, and in which vehicle: what the register knows of a plate, a number or a shift. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../core/context.ts';
import type { AreaScope } from '../../../core/scope.ts';
import { driverWithNumber } from '../../fleet/driver-with-number.ts';
import { company, driver, vehicle } from '../../fleet/tables.ts';
import { driversThen } from '../drivers-then.ts';

export interface ReportedOrigin {
  plateNumber?: string | null | undefined;
  driverName?: string | null | undefined;
  driverMobile?: string | null | undefined;
  /** Milliseconds since 1970. */
  foundOn: number;
}

export interface Origin {
  vehicleId: string | null;
  driverId: string | null;
  driverName: string | null;
  driverMobile: string | null;
  companyName: string | null;
  /** That of the vehicle, else of the driver; undefined where neither is known. */
  addressType: string | undefined;
}

/** What is said of the driver holds; else it is who drove the vehicle then. Only what lies within the areas is known. */
export async function originOf(db: Db, scope: AreaScope, said: ReportedOrigin): Promise<Origin> {
  const car = said.plateNumber ? await vehicleOf(db, scope, said.plateNumber) : undefined;
  const person = said.driverMobile
    ? await driverWithNumber(db, said.driverMobile, scope.byArea(driver.addressType))
    : undefined;
  const isSaid = Boolean(said.driverName || said.driverMobile);
  const then =
    car && !isSaid
      ? (await driversThen(db, scope, [{ vehicleId: car.id, at: said.foundOn, driverId: null }])).get(car.id)
      : undefined;
  return {
    vehicleId: car?.id ?? null,
    driverId: person?.id ?? then?.driverId ?? null,
    driverName: said.driverName || person?.name || then?.driverName || null,
    driverMobile: said.driverMobile || then?.driverMobile || null,
    companyName: car?.companyName ?? null,
    addressType: car?.addressType ?? person?.addressType,
  };
}

async function vehicleOf(db: Db, scope: AreaScope, plateNumber: string) {
  const [found] = await db
    .select({ id: vehicle.id, addressType: vehicle.addressType, companyName: company.companyName })
    .from(vehicle)
    .leftJoin(company, eq(company.id, vehicle.companyId))
    .where(and(eq(vehicle.plateNumber, plateNumber), scope.byArea(vehicle.addressType)));
  return found;
}
