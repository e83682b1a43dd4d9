/** Orders of the last days with their logs, offers, trips and passengers. */
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../../upstream/core/context.ts';
import { DAY_MS } from '../../../upstream/core/day.ts';
import { trip } from '../../../upstream/core/positions/tables.ts';
import { readProperties } from '../../../upstream/core/properties.ts';
import { callRecord } from '../../../upstream/domain/calls/tables.ts';
import { orderLog, orderOffer, taxiOrder } from '../../../upstream/domain/orders/tables.ts';
import type { PastDay } from '../frame/days.ts';
import { addRows, takeIds } from '../frame/many-rows.ts';
import { numbersOn } from '../frame/numbers.ts';
import type { PastContext, RoomPast } from '../frame/room-past.ts';
import { oneOf } from '../frame/town.ts';
import type { Busy } from '../order/free.ts';
import { offerRows } from '../order/offer-rows.ts';
import { logRows, orderRow, tripRow, type Written } from '../order/order-rows.ts';
import { ordersOn, type PastOrder } from '../order/ordering.ts';
import { addPassengers } from '../order/passengers.ts';

/** Drivers are those on shift. */
export const after = ['shift'];

/** Of orders by telephone, those whose call the switchboard has reported. */
const CALLED = 0.35;
const AGENT_ROLE = '5';
const NUMBERED = { column: taxiOrder.orderNo, prefix: 'DD', digits: 6 };

export const past: RoomPast = {
  async records(context) {
    const { db, now, spell, town, recordDays, ordersADay } = context;
    const { 'order.archiveDays': archiveDays } = await readProperties(db, 'order.archiveDays');
    const busy = await busyNow(db);
    const byDay: [PastDay, PastOrder[]][] = [];
    for (const day of recordDays) {
      const duties = await town.dutiesWithin(day.begin, day.until);
      const ordering = { day, count: ordersADay, town, duties, busy, now, archiveMs: archiveDays * DAY_MS };
      byDay.push([day, ordersOn(ordering, context.chance(`orders ${day.daysAgo}`))]);
    }
    const passengers = await addPassengers(
      db,
      byDay.flatMap(([, orders]) => orders),
      spell,
    );
    for (const [day, orders] of byDay) await addOrders(context, day, orders, passengers);
  },
};

/** Vehicles of orders that are there already drive none of the past. */
async function busyNow(db: Db): Promise<Busy> {
  const taken = await db
    .selectDistinct({ vehicleId: taxiOrder.vehicleId })
    .from(taxiOrder)
    .where(isNotNull(taxiOrder.vehicleId));
  return {
    people: new Map(),
    vehicles: new Map(taken.map(({ vehicleId }) => [vehicleId ?? '', Number.POSITIVE_INFINITY])),
  };
}

async function addOrders(
  { db, town, spell, chance: streamOf }: PastContext,
  day: PastDay,
  orders: readonly PastOrder[],
  passengers: ReadonlyMap<number, string>,
): Promise<void> {
  const chance = streamOf(`rows of orders ${day.daysAgo}`);
  const ids = await takeIds(db, taxiOrder, orders.length);
  const calls = await takeIds(db, callRecord, orders.length);
  const nextNumber = await numbersOn(db, day.begin, NUMBERED);
  const agents = town.staff(AGENT_ROLE);
  const written = orders.map((order, at): [PastOrder, Written] => {
    const isByPhone = order.channel.source === 4;
    const clerk = isByPhone ? oneOf(agents, chance) : null;
    const callId = isByPhone && chance.happens(CALLED) ? (calls[at] ?? null) : null;
    const offers = offerRows(order, clerk?.name ?? null, chance);
    const passengerId = passengers.get(order.person) ?? null;
    return [order, { id: ids[at] ?? '', orderNo: nextNumber(), passengerId, clerk, callId, offers, spell }];
  });
  await addRows(
    db,
    taxiOrder,
    written.map(([order, row]) => orderRow(order, row)),
  );
  await addRows(
    db,
    orderLog,
    written.flatMap(([order, row]) => logRows(order, row)),
  );
  await addRows(
    db,
    orderOffer,
    written.flatMap(([, { id, offers }]) =>
      offers.map(({ radius: _radius, ...offer }) => ({ ...offer, orderId: id })),
    ),
  );
  await addRows(
    db,
    trip,
    written.flatMap(([order]) => tripRow(order) ?? []),
  );
}
