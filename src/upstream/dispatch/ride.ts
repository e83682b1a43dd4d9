/** Where the vehicle of an order is, and what it still has to drive. */
import type { Clock, Db, SignedIn } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import type { Roads } from '../core/outside/roads.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { locationsOf } from '../domain/fleet/locations.ts';
import type { OrderRow } from '../domain/orders/tables.ts';

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
