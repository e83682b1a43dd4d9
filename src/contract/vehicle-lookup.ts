/** Finding a vehicle by what a caller says of it. 车牌前缀 plate prefix: what all plates of an operator begin with */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { plateLine } from './grammar/plates.ts';
import { Id, line } from './grammar/wire.ts';
import { ENERGY_TYPES, VEHICLE_STATES } from './vehicle.ts';

const oneOf = <const N extends number>(values: readonly N[]) =>
  z.union(values.map(value => z.literal(value)));

export const vehicleLookupCalls = callGroup('plate', {
  getVehicleByPlateNum: call('GET', '/api/admin/order/getVehicleByPlateNum', {
    query: z.object({ plateNum: plateLine(10) }),
    data: z.object({
      vehicleId: Id,
      plateNumber: z.string(),
      brand: z.nullable(z.string()),
      model: z.nullable(z.string()),
      color: z.nullable(z.string()),
      energyType: z.nullable(oneOf(ENERGY_TYPES)),
      companyId: z.nullable(Id),
      companyName: z.nullable(z.string()),
      addressType: z.string(),
      state: oneOf(VEHICLE_STATES),
    }),
    may: anyOf('monitoring.map', 'lost', 'callmgr', 'vehiclemgr'),
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** The property `plate.prefix`: one operator has one, whichever the area. */
  getPrePlateNumByAreaCode: call('GET', '/api/admin/order/getPrePlateNumByAreaCode', {
    query: z.object({ areaCode: z.optional(line(40)) }),
    data: z.string(),
    may: 'signed-in',
  }),
});
