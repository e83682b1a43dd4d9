/** Counts of an area. */
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { CityStats } from '../../contract/dispatch-parts.ts';
import type { Clock, Db } from '../core/context.ts';
import { startOfDay } from '../core/day.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { type AreaScope, seesAreas } from '../core/scope.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { taxiOrder as table } from '../domain/orders/tables.ts';

interface Asking {
  db: Db;
  clock: Clock;
  scope: AreaScope;
  areaIds: readonly string[];
  fleet: Pick<LiveFleet, 'register' | 'positions'>;
}

const EMPTY = 3;

/** @param addressType −1 for all that one sees */
export async function cityStats(asking: Asking, addressType: string): Promise<CityStats> {
  const { db, clock, scope } = asking;
  const today = startOfDay(clock());
  const count = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})::int`;
  const average = (from: typeof table.createdOn, to: typeof table.matchTime) =>
    sql<
      number | null
    >`round(avg(${to} - ${from}) filter (where ${to} >= ${today} and ${from} is not null) / 1000)::int`;
  const isOpen = inArray(table.mainStatus, [1, 2]);
  const [row] = await db
    .select({
      waiting: count(eq(table.mainStatus, 1)),
      pushing: count(and(eq(table.mainStatus, 1), inArray(table.subStatus, [12, 13]))),
      noResponse: count(and(eq(table.mainStatus, 1), eq(table.subStatus, 14))),
      ongoing: count(eq(table.mainStatus, 2)),
      completedToday: count(and(inArray(table.mainStatus, [3, 4]), gte(table.finishTime, today))),
      cancelledToday: count(and(gte(table.mainStatus, 5), gte(table.cancelTime, today))),
      takenToday: count(gte(table.matchTime, today)),
      unansweredToday: count(and(eq(table.mainStatus, 8), gte(table.cancelTime, today))),
      avgMatchSeconds: average(table.waitingOn as never, table.matchTime),
      avgArriveSeconds: average(table.matchTime as never, table.arriveTime),
    })
    .from(table)
    .where(
      and(
        // each part by an index of its own: what is open, and what is of today
        or(isOpen, gte(table.createdOn, today)),
        scope.byArea(table.addressType),
        addressType === ALL_AREAS ? undefined : inArray(table.addressType, [addressType, ALL_AREAS]),
      ),
    );
  const { takenToday = 0, unansweredToday = 0, ...counts } = row ?? {};
  const ended = takenToday + unansweredToday;
  return {
    ...(counts as Omit<CityStats, 'addressType' | 'answerRate' | 'emptyVehicles' | 'onlineVehicles'>),
    addressType,
    ...(await vehiclesIn(asking, addressType)),
    answerRate: ended === 0 ? null : Math.floor((100 * takenToday) / ended),
  };
}

/** By what this process knows of the fleet. */
async function vehiclesIn(
  { db, clock, areaIds, fleet: { register, positions } }: Asking,
  addressType: string,
): Promise<Pick<CityStats, 'emptyVehicles' | 'onlineVehicles'>> {
  const since = clock() - (await onlineSpan(db));
  let [emptyVehicles, onlineVehicles] = [0, 0];
  for (const { vehicleId, receivedOn, status } of positions.all()) {
    if (receivedOn < since) continue;
    const area = register.byId(vehicleId)?.addressType;
    if (area === undefined || !seesAreas(areaIds, [area])) continue;
    if (addressType !== ALL_AREAS && area !== addressType) continue;
    onlineVehicles += 1;
    if (status === EMPTY) emptyVehicles += 1;
  }
  return { emptyVehicles, onlineVehicles };
}
