/** Drivers who may be offered an order at this moment. */
import { LARGEST_CIRCLE, LONGEST_RADIUS } from '../../../contract/dispatch-parts.ts';
import { type CandidateDeps, findCandidates } from './candidates.ts';
import type { OfferTarget } from './offers.ts';
import type { OrderRow } from './tables.ts';
import { EMPTY } from './taxi-at-work.ts';

interface TargetsAsked {
  /** Metres. */
  radius?: number;
  /** These alone, however far they are. */
  driverIds?: readonly string[] | undefined;
  /** Also who has an offer of it that he has not answered: to be given it, he need not be asked first. */
  isAssigning?: boolean;
}

/** The best first. */
export async function targetsFor(
  deps: CandidateDeps,
  order: OrderRow,
  { radius = LONGEST_RADIUS, driverIds, isAssigning = false }: TargetsAsked,
): Promise<OfferTarget[]> {
  const { vehicleLocationVoList: candidates } = await findCandidates(deps, {
    centre: { lng: order.originLng, lat: order.originLat },
    radius,
    driverIds,
    order,
    areaIds: [],
    ...(!isAssigning && { only: 'offerable' as const }),
    load: false,
    most: LARGEST_CIRCLE,
  });
  return candidates.flatMap(candidate => {
    const { driverId, driverName, vehicleId, plateNumber, distance, eta } = candidate;
    if (driverId === null || (driverIds && !driverIds.includes(driverId))) return [];
    if (candidate.online === 0 || candidate.businessStatus !== EMPTY) return [];
    return {
      driverId,
      driverName: driverName ?? '',
      vehicleId,
      plateNumber,
      distance: distance === undefined ? null : Math.round(distance),
      eta,
    };
  });
}
