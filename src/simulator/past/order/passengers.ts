/** The passengers of the city as their orders have left them. */
import { like, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import type { Db } from '../../../upstream/core/context.ts';
import { passenger } from '../../../upstream/domain/orders/tables.ts';
import { CITY_NUMBERS, isElderly, nameOf, numberOf } from '../../city/host/city-passengers.ts';
import { addRows } from '../frame/many-rows.ts';
import type { Spell } from '../frame/room-past.ts';
import type { PastOrder } from './ordering.ts';

const FULL_CREDIT = 100;
const NO_SHOW_COSTS = 15;
const CANCEL_COSTS = 2;

/** Answers their ids, by their number among the city's people. Who has called before is known by number already. */
export async function addPassengers(
  db: Db,
  orders: readonly PastOrder[],
  spell: Spell,
): Promise<ReadonlyMap<number, string>> {
  const rows = Object.entries(groupBy(orders, ({ person }) => person)).map(([person, own]) =>
    passengerRow(Number(person), own, spell),
  );
  await addRows(
    db,
    passenger,
    rows,
    sql`on conflict (mobile) do update set name = excluded.name, is_old_person = excluded.is_old_person,
      credit = excluded.credit, order_count = excluded.order_count, cancel_count = excluded.cancel_count,
      no_show_count = excluded.no_show_count, last_order_on = excluded.last_order_on,
      search_key = excluded.search_key, updated_on = excluded.updated_on,
      area_ids = array(select distinct unnest(passenger.area_ids || excluded.area_ids) order by 1)`,
  );
  const people = new Map(orders.map(({ person }) => [numberOf(person), person]));
  const found = await db
    .select({ id: passenger.id, mobile: passenger.mobile })
    .from(passenger)
    .where(like(passenger.mobile, CITY_NUMBERS));
  return new Map(
    found.flatMap(({ id, mobile }) => {
      const person = people.get(mobile);
      return person === undefined ? [] : [[person, id] as const];
    }),
  );
}

function passengerRow(person: number, own: readonly PastOrder[], spell: Spell) {
  const endedBy = (event: string) => own.filter(({ life }) => life.events.at(-1)?.event === event).length;
  const [cancelCount, noShowCount] = [endedBy('cancelByPassenger'), endedBy('noShow')];
  const lastOrderOn = Math.max(...own.map(({ createdOn }) => createdOn));
  const name = nameOf(person);
  return {
    mobile: numberOf(person),
    name,
    isOldPerson: isElderly(person) ? (1 as const) : (0 as const),
    credit: Math.max(0, FULL_CREDIT - NO_SHOW_COSTS * noShowCount - CANCEL_COSTS * cancelCount),
    orderCount: own.length,
    cancelCount,
    noShowCount,
    lastOrderOn,
    areaIds: [...new Set(own.map(({ addressType }) => addressType))].sort(),
    searchKey: spell(name),
    createdOn: Math.min(...own.map(({ createdOn }) => createdOn)),
    updatedOn: lastOrderOn,
  };
}
