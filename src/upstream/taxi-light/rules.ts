/** What is special about roof lights: which vehicle carries one is said by the vehicle. */
import { inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { refuse } from '../core/failure.ts';
import type { ResourceRules } from '../core/generic/served.ts';
import { contains } from '../core/paging.ts';
import { syncLightAssignments } from '../domain/fleet/lights.ts';
import { light, vehicle } from '../domain/fleet/tables.ts';

export const taxiLightRules: ResourceRules = {
  filters: {
    hasFault: (is: 0 | 1) => (is === 1 ? isNotNull(light.faultCode) : isNull(light.faultCode)),
    plateNumber: (plate: string) =>
      inArray(
        light.vehicleId,
        sql`(select ${vehicle.id} from ${vehicle} where ${contains(sql`lower(${vehicle.plateNumber})`, plate)})`,
      ),
  },

  onCreate: async (_context, values) => ({ written: { addressType: UNPLACED, ...values } }),

  async onUpdate(_context, before, values) {
    const { lightNo } = values;
    if (before.vehicleId !== null && lightNo !== undefined && lightNo !== before.lightNo) {
      throw refuse('STATE_NOT_ALLOWED', 'LIGHT_CARRIED');
    }
    return values;
  },

  // vehicles of a file may have named it before it was there
  afterCreate: ({ db }, { lightNo }) => syncLightAssignments(db, [String(lightNo)]),
  afterUpdate: async ({ db }, before, { lightNo }) => {
    if (lightNo !== before.lightNo) await syncLightAssignments(db, [String(lightNo)]);
  },

  async onRemove(_context, { vehicleId }) {
    if (vehicleId !== null) throw refuse('STATE_NOT_ALLOWED', 'LIGHT_CARRIED');
  },
};

/** Seen by everybody until a vehicle carries it. */
const UNPLACED = '-1';
