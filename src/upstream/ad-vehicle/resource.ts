/** Every vehicle of the register is here; what advertising says of it gets its row with the first word. */
import { adVehicle, OCCUPIED } from '../../contract/ad-vehicle.ts';
import { refuse } from '../core/failure.ts';
import type { Served } from '../core/generic/served.ts';
import { adVehicleTable as table, adVehicleView as view } from './tables.ts';

export const served: Served = {
  resource: adVehicle,
  table,
  view,
  rules: {
    async onUpdate({ db }, { id, createdOn, createdBy, updatedOn, updatedBy, ...before }, given) {
      if (given.adState !== undefined && before.adState === OCCUPIED)
        throw refuse('STATE_NOT_ALLOWED', 'AD_VEHICLE_OCCUPIED');
      const stamps = { createdOn, createdBy, updatedOn, updatedBy };
      await db
        .insert(table)
        .values({ id, ...stamps } as typeof table.$inferInsert)
        .onConflictDoNothing();
      // an emptied number is none: no two vehicles share one
      return given.machineNo === '' ? { ...given, machineNo: null } : given;
    },
  },
};
