import { and, eq } from 'drizzle-orm';
import type { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { readProperties } from '../core/properties.ts';
import { completePlate } from '../domain/fleet/complete-plate.ts';
import { company, vehicle } from '../domain/fleet/tables.ts';

export const vehicleLookupHandlers = {
  getVehicleByPlateNum: async ({ db, query, scope }) => {
    const [found] = await db
      .select({
        vehicleId: vehicle.id,
        plateNumber: vehicle.plateNumber,
        brand: vehicle.brand,
        model: vehicle.model,
        color: vehicle.color,
        energyType: vehicle.energyType,
        companyId: vehicle.companyId,
        companyName: company.companyName,
        addressType: vehicle.addressType,
        state: vehicle.state,
      })
      .from(vehicle)
      .leftJoin(company, eq(company.id, vehicle.companyId))
      .where(
        and(
          eq(vehicle.plateNumber, await completePlate(db, query.plateNum)),
          scope.byArea(vehicle.addressType),
        ),
      );
    if (!found) throw new Failure('NOT_FOUND');
    return found;
  },

  getPrePlateNumByAreaCode: async ({ db }) => (await readProperties(db, 'plate.prefix'))['plate.prefix'],
} satisfies Handlers<typeof vehicleLookupCalls>;
