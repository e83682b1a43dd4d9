/** What a driver was offered and drove, day by day. 接单统计 order counts of a driver */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { EpochMs, Id } from './grammar/wire.ts';

/** How many orders a driver was offered and drove, by day of Asia/Shanghai. */
export const DriverDay = z.object({
  day: EpochMs,
  offered: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  /** Fen. */
  revenue: z.int(),
});
export type DriverDay = z.output<typeof DriverDay>;

export const driverOrderCalls = callGroup('driverOrder', {
  orderstat: call('GET', '/api/admin/driver/orderstat', {
    query: z.object({ driverId: Id, startTime: z.optional(EpochMs), endTime: z.optional(EpochMs) }),
    data: z.array(DriverDay),
    may: anyOf('drivermgr', 'monitoring.map'),
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
});
