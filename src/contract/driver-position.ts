/** Where a driver is: where the vehicle is that he drives now or, off duty, usually. 司机位置 driver position */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { filledPlateLine } from './grammar/plates.ts';
import { EpochMs, Flag, Id, masked } from './grammar/wire.ts';
import { BusinessKind, CoordKind } from './vehicle-location.ts';

export const DriverPosition = z.object({
  driverId: Id,
  driverName: z.string(),
  driverMobile: masked('mobile'),
  companyName: z.nullable(z.string()),
  /** 1 while he has a shift open. */
  onDuty: Flag,
  /** Null for who has no vehicle, as all below; from `lng` on also where it was never heard. */
  vehicleId: z.nullable(Id),
  plateNum: z.nullable(z.string()),
  lng: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  coordType: CoordKind,
  direction: z.nullable(z.int()),
  speed: z.nullable(z.number()),
  gpsTime: z.nullable(EpochMs),
  /** By the upstream's clock. */
  receiveTime: z.nullable(EpochMs),
  businessStatus: z.nullable(BusinessKind),
  load: z.nullable(z.boolean()),
  online: Flag,
});
export type DriverPosition = z.output<typeof DriverPosition>;

const may = anyOf('drivermgr', 'monitoring.map', 'lost');

export const driverPositionCalls = callGroup('driverPosition', {
  queryDriverPosition: call('GET', '/api/admin/driver/queryDriverPosition', {
    query: z.object({ driverId: Id }),
    data: DriverPosition,
    may,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Who drives the vehicle with this plate: the one at the wheel first, then who usually does. */
  realDrivers: call('GET', '/api/realDrivers', {
    query: z.object({ brandnumber: filledPlateLine(12) }),
    data: z.array(DriverPosition),
    may,
    scope: 'areas',
  }),
});
