/** Who is around a place or an order. 圈选 circle search */
import { LARGEST_CIRCLE, MOST_RANKED } from '../../contract/dispatch-parts.ts';
import type { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import type { Context, Db, Handlers, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { readProperties } from '../core/properties.ts';
import {
  type CandidateCircle,
  type CandidateDeps,
  candidateAt,
  findCandidates,
  isSeenIn,
  type KnownCandidate,
} from '../domain/orders/candidates.ts';
import { findOrder } from '../domain/orders/reading.ts';
import type { OrderRow } from '../domain/orders/tables.ts';

type Calls = Pick<
  typeof dispatchQueryCalls,
  'circleSearchByLoadV3' | 'circleSearchWithoutNoPush' | 'circleSearchWithPushOrNotLoad'
>;
type Knowing = Pick<CandidateDeps, 'fleet' | 'roads'>;

export function circleHandlers(knowing: Knowing) {
  async function search(
    { db, clock, user, scope, query }: Context<Calls[keyof Calls]>,
    { only, load, most }: Pick<CandidateCircle, 'only' | 'load' | 'most'>,
  ) {
    const order = query.orderId === undefined ? undefined : await findOrder(db, scope, query.orderId);
    const asked: CandidateCircle = {
      centre: centreOf(query, order),
      radius: query.radius ?? (await usualRadius(db)),
      order,
      areaIds: user.areaIds,
      userId: user.userId,
      only,
      load,
      most,
    };
    return findCandidates({ db, now: clock(), ...knowing }, asked);
  }

  return {
    circleSearchByLoadV3: context => search(context, { load: context.query.load, most: LARGEST_CIRCLE }),
    circleSearchWithoutNoPush: context =>
      search(context, { only: 'offerable', load: context.query.load, most: MOST_RANKED }),
    circleSearchWithPushOrNotLoad: context =>
      search(context, { only: 'offeredOrEmpty', load: context.query.load, most: LARGEST_CIRCLE }),
  } satisfies Handlers<Calls>;
}

/** Null where it has never been heard. Fails with NOT_FOUND for what is not there and what is not his alike. */
export async function vehicleByPlate(
  deps: CandidateDeps,
  plateNum: string,
  { userId, areaIds }: Pick<SignedIn, 'userId' | 'areaIds'>,
): Promise<KnownCandidate | null> {
  const known = deps.fleet.register.byPlate(plateNum);
  if (!known || !isSeenIn(known, areaIds)) throw new Failure('NOT_FOUND');
  const fix = deps.fleet.positions.of(known.vehicleId);
  return (fix && (await candidateAt(deps, fix, userId))) ?? null;
}

/** Half a point is none, and without an order there has to be one. */
function centreOf({ lng, lat }: Partial<Point>, order: OrderRow | undefined): Point {
  if (lng !== undefined && lat !== undefined) return { lng, lat };
  if (lng === undefined && lat === undefined && order) return { lng: order.originLng, lat: order.originLat };
  throw new Failure('PARAMETER', {
    fields: [{ field: lng === undefined ? 'lng' : 'lat', code: 'invalid_type' }],
  });
}

async function usualRadius(db: Db): Promise<number> {
  const { 'order.emptyRadius': radius } = await readProperties(db, 'order.emptyRadius');
  return radius;
}
