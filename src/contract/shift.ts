/**
 * Who drives what, from when to when, as terminals and gateways report it. 班次 shift · 上班 begin · 下班 end.
 * At most one shift is open for a driver, and one for a vehicle.
 */
import * as z from 'zod/mini';
import { batch, problemOfRefused } from './grammar/batch.ts';
import { call, callGroup } from './grammar/call.ts';
import { plateLine } from './grammar/plates.ts';
import { EpochMs, Id, line } from './grammar/wire.ts';

export const MOST_SHIFT_REPORTS = 200;

/** The driver by his id or the number of his certificate. */
export const ShiftReport = z.object({
  act: z.enum(['begin', 'end']),
  driverId: z.optional(Id),
  certNo: z.optional(line(30)),
  /** To begin. */
  plateNumber: z.optional(plateLine(12)),
  /** When it was, by the sender's clock. */
  time: EpochMs,
});
export type ShiftReport = z.output<typeof ShiftReport>;

/**
 * `begun` and `ended` are news, `known` is none. `stale` is older than what is known already, `early` more than five
 * minutes ahead; both are left aside, as are drivers and vehicles that nobody has registered.
 */
export const SHIFT_OUTCOMES = [
  'begun',
  'ended',
  'known',
  'stale',
  'early',
  'unknownDriver',
  'unknownVehicle',
] as const;
export type ShiftOutcome = (typeof SHIFT_OUTCOMES)[number];

export const shiftCalls = callGroup(
  'shift',
  {
    /** In the order in which they happened; sent again, nothing happens twice. */
    reportShifts: call('POST', '/api/open/shifts', {
      body: z.object({
        shifts: batch(ShiftReport, MOST_SHIFT_REPORTS),
      }),
      /** What became of each, in the same order. */
      data: z.array(z.object({ outcome: z.enum([...SHIFT_OUTCOMES, 'refused']), ...problemOfRefused })),
      may: 'open-door',
      openScope: 'pushPositions',
    }),
  },
  { isBeyondPlain: true },
);
