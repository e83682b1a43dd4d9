/** A vehicle with who drives it: whether an order may be offered to him, and how good he is for it. */
import type { RankReason } from '../../../contract/dispatch-parts.ts';
import type { Db } from '../../core/context.ts';
import type { Start, Way } from '../../core/outside/roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import type { LiveFleet } from '../../core/positions/live-fleet.ts';
import { bearingBetween, metresBetween, turnBetween } from '../../core/positions/sphere.ts';
import { type KnownLocation, locationsOf } from '../fleet/locations.ts';
import { type OfferFacts, type TaxiFacts, taxiFacts } from './candidate-facts.ts';
import { rankOf } from './ranking.ts';
import type { OrderRow } from './tables.ts';

export interface TaxiAtWork {
  place: KnownLocation;
  facts: TaxiFacts;
}

interface Asked {
  db: Db;
  now: number;
  fleet: Pick<LiveFleet, 'register'>;
  /** Whose list of watched vehicles counts. */
  userId?: string | undefined;
  /** By `onlineSpan`. */
  onlineMs: number;
}

/** 3: neither carrying, nor on the way to somebody, nor out of service. */
export const EMPTY = 3;
const WORKING = 1;
const SEVEN_SEATS = 2;
/** Kilometres an hour: a heading says nothing of who stands. */
const MOVING = 5;

/** In the order of `fixes`; a vehicle that is registered no more is left out. */
export async function taxisAtWork(
  { db, now, fleet, userId, onlineMs }: Asked,
  fixes: readonly LastFix[],
): Promise<TaxiAtWork[]> {
  const user = userId === undefined ? undefined : { userId };
  const places = await locationsOf({ db, clock: () => now, register: fleet.register, user, onlineMs }, fixes);
  const known = await taxiFacts(db, places, now);
  return places.flatMap(place => {
    const facts = known.get(place.vehicleId);
    return facts ? { place, facts } : [];
  });
}

/** Without an order: whether any may be. */
export function mayBeOffered(
  { place, facts: { driver, seats } }: TaxiAtWork,
  order?: OrderRow,
  offer?: OfferFacts,
): boolean {
  if (place.online !== 1 || place.businessStatus !== EMPTY) return false;
  if (!driver || driver.state !== WORKING || driver.isBusy) return false;
  // who usually drives it is at another wheel
  if (driver.onShiftIn !== null && driver.onShiftIn !== place.vehicleId) return false;
  if (!order) return true;
  if (order.vehicleType === SEVEN_SEATS && (seats ?? 0) < 7) return false;
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
  { place, facts: { driver, lastOff } }: TaxiAtWork,
  offer: OfferFacts | undefined,
  way: Way,
  now: number,
): Rank {
  const origin = originOf(order);
  const since = [driver?.beganOn, lastOff].filter(time => typeof time === 'number');
  const ranked = rankOf({
    eta: way.seconds,
    roadMetres: way.metres,
    airMetres: metresBetween(place, origin),
    offCourse: isMoving(place) ? turnBetween(place.direction, bearingBetween(place, origin)) : null,
    isAhead: way.isAhead === true,
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

/** Where a way of it begins. */
export const startOf = (place: KnownLocation): Start => ({
  lng: place.lng,
  lat: place.lat,
  heading: isMoving(place) ? place.direction : undefined,
});

const isMoving = ({ speed }: KnownLocation) => speed >= MOVING;

export const originOf = ({ originLng, originLat }: OrderRow): Point => ({ lng: originLng, lat: originLat });

/** Percent of his offers that he took; null where there were none. */
export const acceptRateOf = (driver: TaxiFacts['driver']): number | null =>
  driver && driver.asked > 0 ? Math.round((100 * driver.taken) / driver.asked) : null;

/** He was on this order, and is not to have it again. */
const isFormer = ({ driverId }: KnownLocation, { excludedDriverIds }: OrderRow) =>
  driverId !== null && excludedDriverIds.includes(driverId);
