/** What became of a person, and two records of one. */
import { passenger as contract, type passengerCalls } from '../../contract/passenger.ts';
import type { Handlers } from '../core/context.ts';
import { findRecord } from '../core/records.ts';
import { creditLevelOf, lastNumbersOf } from '../domain/orders/passengers.ts';
import { passenger } from '../domain/orders/tables.ts';
import { mergeInto } from './merging.ts';
import { timelineOf } from './timeline.ts';

export const passengerHandlers = {
  callerTimeline: async ({ db, scope, user, query: { id, cursor, size } }) => {
    const who = await findRecord(db, passenger, id);
    return timelineOf({ db, scope, rights: user.rights }, who, { cursor, size });
  },

  mergeCallers: async context => {
    const { db, body, changed } = context;
    const { before, gone, after } = await mergeInto(context, body);
    const told = ({ mobile, remark, orderCount, cancelCount, noShowCount }: typeof after) => ({
      mobile,
      remark,
      orderCount,
      cancelCount,
      noShowCount,
    });
    changed({
      objectType: contract.name,
      objectId: after.id,
      before: told(before),
      after: { ...told(after), merged: { id: gone.id, ...told(gone) } },
      record: { before, after },
    });
    const others = await lastNumbersOf(db, [after.id]);
    return { ...after, mobile2: others.get(after.id) ?? null, creditLevel: creditLevelOf(after) };
  },
} satisfies Handlers<typeof passengerCalls>;
