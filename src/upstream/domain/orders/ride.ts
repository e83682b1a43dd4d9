/** Where the vehicle of an order was. */
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { TrajectoryPoint } from '../../../contract/dispatch-parts.ts';
import type { Db } from '../../core/context.ts';
import { trackOf } from '../../core/positions/past.ts';
import { type OrderRow, orderPoint } from './tables.ts';

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
