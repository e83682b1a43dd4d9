/**
 * Calls of the last days: those in which orders were placed, others with their tags, and missed ones that were called
 * back. Older days repeat those of a week, as many as each day's load has, so that statistics have shape.
 */
import { and, asc, eq, isNotNull, like, notExists, sql } from 'drizzle-orm';
import { groupBy, keyBy } from 'es-toolkit';
import type { Db } from '../../../upstream/core/context.ts';
import { startOfDay } from '../../../upstream/core/day.ts';
import { callBack, callRecord } from '../../../upstream/domain/calls/tables.ts';
import { passenger, taxiOrder } from '../../../upstream/domain/orders/tables.ts';
import { CITY_NUMBERS } from '../../city/host/city-passengers.ts';
import { backRow, callRow } from '../call/call-rows.ts';
import { callsOn, type OrderedCall } from '../call/calling.ts';
import { addRows, takeIds } from '../frame/many-rows.ts';
import { repeatWeeks } from '../frame/repeating.ts';
import type { RoomPast } from '../frame/room-past.ts';
import type { Staff } from '../frame/town.ts';

/** Orders name the calls in which they were placed. */
export const after = ['order'];

/** Besides those with orders. */
const CALLS_AN_ORDER = 0.1;
const AGENT_ROLE = '5';

export const past: RoomPast = {
  async records({ db, now, chance, town, recordDays, ordersADay }) {
    const agents = town.staff(AGENT_ROLE);
    const orders = groupBy(await orderedCalls(db, agents), ({ orderedOn }) => startOfDay(orderedOn));
    const passengers = await cityPassengers(db);
    const calls = recordDays.flatMap(day =>
      callsOn(
        {
          ...{ day, agents, now },
          count: ordersADay * CALLS_AN_ORDER,
          orders: orders[day.begin] ?? [],
          areas: town.areas,
          numbers: [...passengers.keys()],
        },
        chance(`calls ${day.daysAgo}`),
      ),
    );
    const ids = await takeIds(db, callRecord, calls.length);
    const rows = calls.map((call, at) => callRow(call, call.ordered?.recordId ?? ids[at] ?? '', passengers));
    await addRows(db, callRecord, rows);
    const byName = keyBy(rows, ({ callId }) => callId);
    const backs = calls.flatMap(({ callId, calledBackBy }) => {
      const [missed, answer] = [byName[callId], byName[calledBackBy ?? '']];
      return missed && answer ? [backRow(missed, answer)] : [];
    });
    await addRows(db, callBack, backs);
  },

  rows: ({ db, recordDays, olderDays }) =>
    repeatWeeks(
      db,
      { recordDays, older: olderDays },
      {
        table: callRecord,
        on: callRecord.enteredOn,
        name: callRecord.callId,
        times: [
          callRecord.enteredOn,
          callRecord.ringingdate,
          callRecord.begin,
          callRecord.end,
          callRecord.taggedOn,
          callRecord.createdOn,
          callRecord.updatedOn,
        ],
        set: new Map([[callRecord.orderId, sql`null::bigint`]]),
        where: sql`past.call_id like 'past-%'`,
      },
    ),
};

/** Orders by telephone whose call has no record yet. */
async function orderedCalls(db: Db, agents: readonly Staff[]): Promise<OrderedCall[]> {
  const rows = await db
    .select({
      recordId: taxiOrder.callId,
      orderId: taxiOrder.id,
      mobile: taxiOrder.mobile,
      addressType: taxiOrder.addressType,
      orderedOn: taxiOrder.createdOn,
      operatorId: taxiOrder.operatorId,
    })
    .from(taxiOrder)
    .where(
      and(
        isNotNull(taxiOrder.callId),
        notExists(
          db
            .select({ id: callRecord.id })
            .from(callRecord)
            .where(eq(callRecord.id, sql`${taxiOrder.callId}::bigint`)),
        ),
      ),
    )
    .orderBy(asc(taxiOrder.createdOn), asc(taxiOrder.id));
  return rows.flatMap(({ recordId, operatorId, ...order }) => {
    const agent = agents.find(({ id }) => id === operatorId);
    return recordId && agent ? [{ ...order, recordId, agent }] : [];
  });
}

/** Ids of the city's people by their numbers. */
async function cityPassengers(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: passenger.id, mobile: passenger.mobile })
    .from(passenger)
    .where(like(passenger.mobile, CITY_NUMBERS))
    .orderBy(asc(passenger.id));
  return new Map(rows.map(({ id, mobile }) => [mobile, id]));
}
