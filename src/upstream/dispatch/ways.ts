/** The ways of candidates to an order, as they are drawn. */
import { type dispatchDeskCalls, MOST_WAYS } from '../../contract/dispatch-desk.ts';
import type { Clock, Handlers } from '../core/context.ts';
import type { DrawnWay } from '../core/outside/roads.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { createShortMemory } from '../core/short-memory.ts';
import { isSeenIn } from '../domain/orders/candidates.ts';
import { findOrder } from '../domain/orders/reading.ts';
import type { DispatchDeps } from './handlers.ts';

type Way = Pick<DrawnWay, 'line'> & { isRough: boolean };

const KEPT_MS = 30_000;
const MOST_KEPT = 2_000;
/** Decimals of a degree: from within a hundred metres the way is the same. */
const NEAR = 3;

export function wayHandlers({ fleet, roads, clock }: DispatchDeps & { clock: Clock }) {
  const kept = createShortMemory<Way>({ clock, keptMs: KEPT_MS, most: MOST_KEPT });
  async function wayOf(from: Point, to: Point): Promise<Way> {
    const key = [from, to].map(({ lng, lat }) => `${lng.toFixed(NEAR)} ${lat.toFixed(NEAR)}`).join(' ');
    const known = kept.recall(key);
    if (known) return known;
    const { line, isRough } = await roads.draw(from, to);
    // while roads are away, the next one who asks may find them
    if (!isRough) kept.keep(key, { line, isRough });
    return { line, isRough };
  }

  return {
    candidateWays: async ({ db, scope, user, query }) => {
      const order = await findOrder(db, scope, query.orderId);
      const to = { lng: order.originLng, lat: order.originLat };
      const ids = [...new Set(query.vehicleIds.split(','))].slice(0, MOST_WAYS);
      const fixes = ids.flatMap(vehicleId => {
        const known = fleet.register.byId(vehicleId);
        return (known && isSeenIn(known, user.areaIds) && fleet.positions.of(vehicleId)) || [];
      });
      return Promise.all(
        fixes.map(async fix => {
          const { line, isRough } = await wayOf(fix, to);
          return { vehicleId: fix.vehicleId, line, isRough: isRough ? 1 : 0 };
        }),
      );
    },
  } satisfies Pick<Handlers<typeof dispatchDeskCalls>, 'candidateWays'>;
}
