/** Where the vehicle of an order is, and where it was. */
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { TrajectoryPoint } from '../../contract/dispatch-parts.ts';
import type { Clock, Db, SignedIn } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import type { Roads } from '../core/outside/roads.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { trackOf } from '../core/positions/past.ts';
import { locationsOf } from '../domain/fleet/locations.ts';
import { type OrderRow, orderPoint } from '../domain/orders/tables.ts';

interface Asking {
  db: Db;
  clock: Clock;
  user: SignedIn;
  fleet: Pick<LiveFleet, 'register' | 'positions'>;
  roads: Roads;
}

const ABOARD = 23;

/** What is still to be driven: to who waits, then to where he wants to go. Fails with STATE_NOT_ALLOWED unless it goes on. */
export async function lineOf({ db, clock, user, fleet, roads }: Asking, order: OrderRow) {
  if (order.mainStatus !== 2 || order.vehicleId === null) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
  const fix = fleet.positions.of(order.vehicleId);
  const [vehicle = null] = fix ? await locationsOf({ db, clock, user, register: fleet.register }, [fix]) : [];
  const goal = goalOf(order);
  const way = fix && goal ? await roads.draw(fix, goal) : undefined;
  const isMoving = fix === undefined || fix.speed > 0;
  return {
    orderId: order.id,
    line: way?.line ?? [],
    distance: way ? Math.round(way.metres) : null,
    eta: way ? Math.round(way.seconds) : null,
    isRough: way?.isRough ? (1 as const) : (0 as const),
    vehicle,
    stillSince: isMoving ? null : (fleet.positions.stillSince(order.vehicleId, fix.dataFrom) ?? null),
  };
}

function goalOf(order: OrderRow): { lng: number; lat: number } | undefined {
  if (order.subStatus !== ABOARD) return { lng: order.originLng, lat: order.originLat };
  if (order.destLng === null || order.destLat === null) return undefined;
  return { lng: order.destLng, lat: order.destLat };
}

/** From who took it to its end, with what was added by hand; empty where nobody took it. */
export async function rideOf(db: Db, order: OrderRow, now: number): Promise<TrajectoryPoint[]> {
  if (order.vehicleId === null || order.matchTime === null) return [];
  const span = {
    startTime: order.matchTime,
    endTime: order.finishTime ?? order.cancelTime ?? order.closeTime ?? now,
  };
  const driven = await trackOf(db, order.vehicleId, span);
  const added = await db
    .select()
    .from(orderPoint)
    .where(
      and(
        eq(orderPoint.orderId, order.id),
        gte(orderPoint.gpsTime, span.startTime),
        lte(orderPoint.gpsTime, span.endTime),
      ),
    )
    .orderBy(asc(orderPoint.gpsTime));
  const isAboard = (time: number) => order.onboardTime !== null && time >= order.onboardTime;
  const points = [
    ...driven.map(({ lng, lat, gpsTime, speed, heading, status }) => ({
      lng,
      lat,
      coordType: 1 as const,
      gpsTime,
      speed,
      direction: Math.round(heading) % 360,
      load: status === 1,
      source: 1 as const,
    })),
    ...added.map(({ lng, lat, gpsTime }) => ({
      lng,
      lat,
      coordType: 1 as const,
      gpsTime,
      speed: null,
      direction: null,
      load: isAboard(gpsTime),
      source: 3 as const,
    })),
  ];
  return points.toSorted((a, b) => a.gpsTime - b.gpsTime);
}
