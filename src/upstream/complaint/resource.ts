/** Complaints as records: numbered, filled in from where they come, and changed until they are settled. */
import { and, eq, gte, lt } from 'drizzle-orm';
import { complaint, type DUE_STATES, SOON_MS } from '../../contract/complaint.ts';
import { INVESTIGATED, isSettled } from '../../contract/complaint-states.ts';
import { checkArea } from '../core/areas.ts';
import { nextOfDay } from '../core/database/day-number.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure } from '../core/failure.ts';
import type { RuleContext, Served, Values } from '../core/generic/served.ts';
import { areaScope } from '../core/scope.ts';
import { bindToCall } from '../domain/calls/binding.ts';
import { type ComplaintRow, complaintTable as table } from '../domain/complaints/tables.ts';
import { note } from './audit.ts';
import { originOf, vehicleIdOf } from './origin.ts';

const EVERY_AREA = areaScope([]);

export const served: Served = {
  resource: complaint,
  table,
  rules: {
    filters: { due: (value: (typeof DUE_STATES)[number], now) => isDue(value, now) },

    async onCreate(context, given) {
      const { db, clock, scope = EVERY_AREA } = context;
      await checkArea(db, given.addressType);
      const { callId, orderId } = given as Partial<ComplaintRow>;
      const origin = await originOf({ db, scope }, { callId, orderId });
      const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const values: Values = { ...origin, ...said, mobile: given.mobile ?? origin.mobile };
      await serialize(db, 'complaint number');
      return {
        written: {
          ...values,
          ...(await known(context, values, origin)),
          complaintNo: await nextOfDay(db, clock(), { column: table.complaintNo, prefix: 'TS', digits: 4 }),
        },
      };
    },

    async onUpdate(context, stored, given) {
      const before = stored as unknown as ComplaintRow;
      if (isSettled(before.state)) throw new Failure('STATE_NOT_ALLOWED');
      await checkArea(context.db, given.addressType);
      return { ...given, ...(await known(context, { ...before, ...given }, before)) };
    },

    async afterCreate({ db, clock, user }, row) {
      const { id, callId } = row as unknown as ComplaintRow;
      const now = clock();
      await note(db, { complaintId: id, action: 'create', by: user.userName, now });
      if (callId !== null) await bindToCall(db, callId, { complaintId: id }, { by: user.userName, now });
    },

    async afterUpdate({ db, clock, user }, { id }) {
      await note(db, { complaintId: id, action: 'edit', by: user.userName, now: clock() });
    },
  },
};

/** Of those whose answer is waited for. @param now milliseconds since 1970 */
export const isDue = (due: (typeof DUE_STATES)[number], now: number) =>
  and(
    eq(table.state, INVESTIGATED),
    due === 'over'
      ? lt(table.deadline, now)
      : and(gte(table.deadline, now), lt(table.deadline, now + SOON_MS)),
  );

/** The vehicle of the plate, and the driver as long as nobody names another one. */
async function known(
  { db, scope = EVERY_AREA }: RuleContext,
  { plateNumber, driverName }: Values,
  told: Pick<ComplaintRow, 'driverName' | 'driverId'>,
) {
  return {
    vehicleId: await vehicleIdOf({ db, scope }, plateNumber),
    driverId: driverName === told.driverName ? told.driverId : null,
  };
}
