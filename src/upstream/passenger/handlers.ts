/** What became of a person, and two records of one. */
import { and, eq } from 'drizzle-orm';
import { passenger as contract, type passengerCalls } from '../../contract/passenger.ts';
import type { Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { creditLevelOf, lastNumbersOf } from '../domain/orders/passengers.ts';
import { type PassengerRow, passengerSeen } from '../domain/orders/tables.ts';
import { mergeInto } from './merging.ts';
import { splitOff } from './splitting.ts';
import { timelineOf } from './timeline.ts';

export const passengerHandlers = {
  callerTimeline: async ({ db, scope, user, query: { id, cursor, size } }) => {
    const [who] = await db
      .select()
      .from(passengerSeen)
      .where(and(eq(passengerSeen.id, id), scope.byArea(passengerSeen.areaIds)));
    if (!who) throw new Failure('NOT_FOUND');
    return timelineOf({ db, scope, rights: user.rights }, who, { cursor, size });
  },

  mergeCallers: async context => {
    const { db, body, changed } = context;
    const { before, gone, after } = await mergeInto(context, body);
    changed({
      objectType: contract.name,
      objectId: after.id,
      before: told(before),
      after: { ...told(after), merged: { id: gone.id, ...told(gone) } },
      record: { before, after },
      areaIds: after.areaIds,
    });
    return shown(db, after);
  },

  splitCallers: async context => {
    const { db, body, changed } = context;
    const { before, after, alone } = await splitOff(context, body);
    changed({
      objectType: contract.name,
      objectId: after.id,
      before: told(before),
      after: { ...told(after), split: { id: alone.id, ...told(alone) } },
      record: { before, after },
      areaIds: before.areaIds,
    });
    return shown(db, after);
  },
} satisfies Handlers<typeof passengerCalls>;

const told = ({ mobile, remark, orderCount, cancelCount, noShowCount }: PassengerRow) => ({
  mobile,
  remark,
  orderCount,
  cancelCount,
  noShowCount,
});

async function shown(db: Db, row: PassengerRow) {
  const others = await lastNumbersOf(db, [row.id]);
  return { ...row, mobile2: others.get(row.id) ?? null, creditLevel: creditLevelOf(row) };
}
