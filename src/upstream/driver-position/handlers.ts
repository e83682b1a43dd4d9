import { eq } from 'drizzle-orm';
import type { driverPositionCalls } from '../../contract/driver-position.ts';
import type { Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { driversOfPlate, driversWhere, type KnownFleet } from '../domain/fleet/driver-positions.ts';
import { driver } from '../domain/fleet/tables.ts';

export const driverPositionHandlers = (fleet: KnownFleet) =>
  ({
    queryDriverPosition: async context => {
      const [found] = await driversWhere(fleet, context, eq(driver.id, context.query.driverId));
      if (!found) throw new Failure('NOT_FOUND');
      return found;
    },

    realDrivers: context => driversOfPlate(fleet, context, context.query.brandnumber),
  }) satisfies Handlers<typeof driverPositionCalls>;
