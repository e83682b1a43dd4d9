import type { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import type { Handlers } from '../core/context.ts';
import type { Roads } from '../core/outside/roads.ts';
import { estimateRide } from '../domain/orders/estimate.ts';

export const estimateHandlers = (roads: Roads) =>
  ({
    estimateRide: ({ db, clock, query }) =>
      estimateRide(
        db,
        roads,
        { lng: query.fromLng, lat: query.fromLat },
        { lng: query.toLng, lat: query.toLat },
        query.useTime ?? clock(),
      ),
  }) satisfies Handlers<Pick<typeof dispatchDeskCalls, 'estimateRide'>>;
