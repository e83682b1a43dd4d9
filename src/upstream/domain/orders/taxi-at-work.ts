/** A vehicle with who drives it: whether an order may be offered to him, and how good he is for it. */
import type { RankReason } from '../../../contract/dispatch-parts.ts';
import type { Db } from '../../core/context.ts';
import type { Way } from '../../core/outside/roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import type { LiveFleet } from '../../core/positions/live-fleet.ts';
import { bearingBetween, metresBetween } from '../../core/positions/sphere.ts';
import { type KnownLocation, locationsOf } from '../fleet/locations.ts';
import {
  type DriverFacts,
  driverFacts,
  type OfferFacts,
  type VehicleFacts,
  vehicleFacts,
} from './candidate-facts.ts';
import { rankOf } from './ranking.ts';
import type { OrderRow } from './tables.ts';

export interface TaxiAtWork {
  place: KnownLocation;
  driver: DriverFacts | undefined;
  vehicle: VehicleFacts | undefined;
}

interface Asked {
  db: Db;
  now: number;
  fleet: Pick<LiveFleet, 'register'>;
  /** Whose list of watched vehicles counts. */
  userId?: string | undefined;
}

/** 3: neither carrying, nor on the way to somebody, nor out of service. */
export const EMPTY = 3;
const WORKING = 1;
const SEVEN_SEATS = 2;
/** Kilometres an hour: a heading says nothing of who stands. */
const MOVING = 5;

/** In the order of `fixes`; a vehicle that is registered no more is left out. */
export async function taxisAtWork(
  { db, now, fleet, userId }: Asked,
  fixes: readonly LastFix[],
): Promise<TaxiAtWork[]> {
  const user = userId === undefined ? undefined : { userId };
  const places = await locationsOf({ db, clock: () => now, register: fleet.register, user }, fixes);
  const driverIds = places.flatMap(({ driverId }) => driverId ?? []);
  const drivers = await driverFacts(db, driverIds, now);
  const vehicleIds = places.map(({ vehicleId }) => vehicleId);
  const vehicles = await vehicleFacts(db, vehicleIds);
  return places.map(place => ({
    place,
    driver: place.driverId === null ? undefined : drivers.get(place.driverId),
    vehicle: vehicles.get(place.vehicleId),
  }));
}

/** Without an order: whether any may be. */
export function mayBeOffered(
  { place, driver, vehicle }: TaxiAtWork,
  order?: OrderRow,
  offer?: OfferFacts,
): boolean {
  if (place.online !== 1 || place.businessStatus !== EMPTY) return false;
  if (!driver || driver.state !== WORKING || driver.isBusy) return false;
  // who usually drives it is at another wheel
  if (driver.onShiftIn !== null && driver.onShiftIn !== place.vehicleId) return false;
  if (!order) return true;
  if (order.vehicleType === SEVEN_SEATS && (vehicle?.seats ?? 0) < 7) return false;
  return !offer?.isOut && !isFormer(place, order);
}

export interface Rank {
  /** Seconds and metres along the roads. */
  eta: number;
  roadDistance: number;
  /** By `rankOf`. */
  score: number;
  reasons: RankReason[];
}

export function rankFor(
  order: OrderRow,
  { place, driver, vehicle }: TaxiAtWork,
  offer: OfferFacts | undefined,
  way: Way,
  now: number,
): Rank {
  const origin = originOf(order);
  const since = [driver?.beganOn, vehicle?.lastOff].filter(time => typeof time === 'number');
  const ranked = rankOf({
    eta: way.seconds,
    roadMetres: way.metres,
    airMetres: metresBetween(place, origin),
    offCourse: place.speed < MOVING ? null : turnBetween(place.direction, bearingBetween(place, origin)),
    idleMs: place.businessStatus === EMPTY && since.length > 0 ? now - Math.max(...since) : null,
    silentMs: now - place.receiveTime,
    rejectedMs: typeof offer?.rejectedOn === 'number' ? now - offer.rejectedOn : null,
    acceptRate: acceptRateOf(driver),
    asked: driver?.asked ?? 0,
    star: driver?.star ?? null,
    lastOffer: offer ?? null,
    isFormer: isFormer(place, order),
  });
  return { eta: way.seconds, roadDistance: way.metres, ...ranked };
}

export const originOf = ({ originLng, originLat }: OrderRow): Point => ({ lng: originLng, lat: originLat });

/** Percent of his offers that he took; null where there were none. */
export const acceptRateOf = (driver: DriverFacts | undefined): number | null =>
  driver && driver.asked > 0 ? Math.round((100 * driver.taken) / driver.asked) : null;

/** He was on this order, and is not to have it again. */
const isFormer = ({ driverId }: KnownLocation, { excludedDriverIds }: OrderRow) =>
  driverId !== null && excludedDriverIds.includes(driverId);

/** Degrees between two directions, 0 to 180. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}
