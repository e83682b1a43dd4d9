/** Who is around an order: vehicles in a circle with who drives them and, for an order, how good they are for it. */
import type { Candidate, CircleAnswer } from '../../../contract/dispatch-parts.ts';
import { SCRAPPED } from '../../../contract/vehicle.ts';
import type { Db } from '../../core/context.ts';
import type { Roads, Way } from '../../core/outside/roads.ts';
import { roughWay } from '../../core/outside/rough-roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import type { LiveFleet } from '../../core/positions/live-fleet.ts';
import { type NearFix, nearestOf } from '../../core/positions/nearest.ts';
import type { KnownVehicle } from '../../core/positions/register.ts';
import { bearingBetween, metresBetween } from '../../core/positions/sphere.ts';
import { seesAreas } from '../../core/scope.ts';
import { type KnownLocation, locationsOf, onlineSpan } from '../fleet/locations.ts';
import {
  type DriverFacts,
  driverFacts,
  type OfferFacts,
  offerFacts,
  type VehicleFacts,
  vehicleFacts,
} from './candidate-facts.ts';
import { rankOf } from './ranking.ts';
import type { OrderRow } from './tables.ts';

export interface CandidateDeps {
  db: Db;
  /** Milliseconds since 1970. */
  now: number;
  fleet: Pick<LiveFleet, 'register' | 'positions'>;
  roads: Roads;
}

export interface CircleAsked {
  centre: Point;
  /** Metres. */
  radius: number;
  /** For whom they are ranked. */
  order?: OrderRow | undefined;
  /** Areas of who asks; empty = all. */
  areaIds: readonly string[];
  /** Whose list of watched vehicles counts. */
  userId?: string | undefined;
  /** Those that may be offered the order, or any; those that were offered it, or are empty. */
  only?: 'offerable' | 'offeredOrEmpty' | undefined;
  /** With passengers, without, or both. */
  load?: boolean | undefined;
  /** No more are answered. */
  most: number;
}

/** Of a vehicle that is known by its id. */
export type KnownCandidate = Candidate & { vehicleId: string };
export type FoundCandidates = Omit<CircleAnswer, 'vehicleLocationVoList'> & {
  vehicleLocationVoList: KnownCandidate[];
};

/** 3: neither carrying, nor on the way to somebody, nor out of service. */
export const EMPTY = 3;
const CARRYING = 1;
/** Roads are asked about no more at once; who is further away is a guess. */
const MOST_ON_ROADS = 60;
/** So many are looked at more closely, where fewer are answered: of the nearest some are busy or excluded. */
const LEAST_POOL = 120;
const NONE = new Map<string, never>();
/** Kilometres an hour: a heading says nothing of who stands. */
const MOVING = 5;

/** The nearest first or, for an order, those first that may be offered it, the best of them before the others. */
export async function findCandidates(deps: CandidateDeps, asked: CircleAsked): Promise<FoundCandidates> {
  const { db, now, fleet } = deps;
  const { centre, radius, order, only, load, most } = asked;
  const onlineMs = await onlineSpan(db);
  const offers = order ? await offerFacts(db, order) : NONE;
  const isFree = (fix: LastFix) => fix.status === EMPTY && now - fix.receivedOn <= onlineMs;
  const offered = new Set([...offers.values()].map(({ vehicleId }) => vehicleId));

  const seen = fleet.positions.inCircle(centre, radius).filter(({ vehicleId }) => {
    const known = fleet.register.byId(vehicleId);
    return known !== undefined && isSeenIn(known, asked.areaIds);
  });
  const fitting = seen.filter(fix => {
    if (load !== undefined && (fix.status === CARRYING) !== load) return false;
    if (only === 'offerable') return isFree(fix);
    return only === undefined || fix.status === EMPTY || offered.has(fix.vehicleId);
  });
  const pool = nearestOf(fitting, centre, only === 'offerable' ? Math.max(most, LEAST_POOL) : most);
  const { candidates, isRough } = await candidatesOf(deps, pool, { ...asked, offers });
  return {
    vehicleLocationVoList: candidates
      .filter(({ isOfferable }) => only !== 'offerable' || isOfferable === 1)
      .slice(0, most),
    emptyCount: seen.reduce((sum, fix) => sum + (isFree(fix) ? 1 : 0), 0),
    radius,
    isRough: isRough ? 1 : 0,
  };
}

/** A vehicle where it is now, whatever it does; undefined where it is registered no more. */
export async function candidateAt(
  deps: CandidateDeps,
  fix: LastFix,
  userId: string,
): Promise<KnownCandidate | undefined> {
  const { candidates } = await candidatesOf(deps, [{ fix }], { userId, offers: NONE });
  return candidates[0];
}

/** Not scrapped, and in one of these areas; empty = all. */
export const isSeenIn = ({ state, addressType }: KnownVehicle, areaIds: readonly string[]): boolean =>
  state !== SCRAPPED && seesAreas(areaIds, [addressType]);

type Around = Partial<Pick<CircleAsked, 'order' | 'userId'>> & { offers: ReadonlyMap<string, OfferFacts> };

interface Known {
  place: KnownLocation & { distance?: number };
  driver: DriverFacts | undefined;
  vehicle: VehicleFacts | undefined;
  offer: OfferFacts | undefined;
  isOfferable: boolean;
}

async function candidatesOf(
  deps: CandidateDeps,
  pool: readonly (Pick<NearFix, 'fix'> & Partial<NearFix>)[],
  { order, userId, offers }: Around,
): Promise<{ candidates: KnownCandidate[]; isRough: boolean }> {
  const { db, now, fleet, roads } = deps;
  const places = await locationsOf(
    { db, clock: () => now, register: fleet.register, user: userId === undefined ? undefined : { userId } },
    pool.map(({ fix }) => fix),
  );
  const metres = new Map(pool.map(each => [each.fix.vehicleId, each.metres]));
  const driverIds = places.flatMap(({ driverId }) => driverId ?? []);
  const drivers = await driverFacts(db, driverIds, now);
  const vehicleIds = places.map(({ vehicleId }) => vehicleId);
  const vehicles = await vehicleFacts(db, vehicleIds);

  const known = places.map((place): Known => {
    const distance = metres.get(place.vehicleId);
    const [driver, offer] = [drivers.get(place.driverId ?? ''), offers.get(place.driverId ?? '')];
    const about = { driver, offer, vehicle: vehicles.get(place.vehicleId) };
    return {
      place: { ...place, ...(distance !== undefined && { distance: Math.round(distance) }) },
      ...about,
      isOfferable: mayBeOffered({ place, ...about }, order),
    };
  });
  if (!order) return { candidates: known.map(each => ({ ...shownOf(each), ...UNRANKED })), isRough: false };

  // of those who cannot be offered it nobody needs to know the time to the second
  const byUse = known.toSorted((a, b) => Number(b.isOfferable) - Number(a.isOfferable));
  const origin = { lng: order.originLng, lat: order.originLat };
  const { ways, isRough } = await waysTo(
    roads,
    origin,
    byUse.map(({ place }) => place),
  );
  const candidates = byUse.map((each, at) => {
    const way = ways[at] ?? roughWay(each.place, origin);
    return { ...shownOf(each), ...rankedFor(order, each, way, now) };
  });
  return { candidates: candidates.toSorted(bestFirst), isRough };
}

const UNRANKED = { eta: null, roadDistance: null, score: null, reasons: [] };

/** The first ones along the roads, the others by a guess. */
async function waysTo(roads: Roads, to: Point, from: readonly Point[]) {
  const near = await roads.waysTo(to, from.slice(0, MOST_ON_ROADS));
  return {
    ways: [...near.ways, ...from.slice(MOST_ON_ROADS).map(each => roughWay(each, to))],
    isRough: near.isRough,
  };
}

function mayBeOffered(
  { place, driver, vehicle, offer }: Omit<Known, 'isOfferable'>,
  order: OrderRow | undefined,
): boolean {
  if (place.online !== 1 || place.businessStatus !== EMPTY) return false;
  if (!driver || driver.state !== WORKING || driver.isBusy) return false;
  if (!order) return true;
  if (order.vehicleType === SEVEN_SEATS && (vehicle?.seats ?? 0) < 7) return false;
  return !offer?.isOut && !order.excludedDriverIds.includes(place.driverId ?? '');
}

const WORKING = 1;
const SEVEN_SEATS = 2;

const shownOf = ({ place, driver, offer, isOfferable }: Known) => ({
  ...place,
  lastPushStatus: offer?.status ?? null,
  lastPushTime: offer?.pushTime ?? null,
  isOfferable: isOfferable ? (1 as const) : (0 as const),
  star: driver?.star ?? null,
  acceptRate: driver ? acceptRateOf(driver) : null,
});

function rankedFor(order: OrderRow, { place, driver, vehicle, offer }: Known, way: Way, now: number) {
  const origin = { lng: order.originLng, lat: order.originLat };
  const since = [driver?.beganOn, vehicle?.lastOff].filter(time => typeof time === 'number');
  const ranked = rankOf({
    eta: way.seconds,
    roadMetres: way.metres,
    airMetres: metresBetween(place, origin),
    offCourse: place.speed < MOVING ? null : turnBetween(place.direction, bearingBetween(place, origin)),
    idleMs: place.businessStatus === EMPTY && since.length > 0 ? now - Math.max(...since) : null,
    silentMs: now - place.receiveTime,
    rejectedMs: typeof offer?.rejectedOn === 'number' ? now - offer.rejectedOn : null,
    acceptRate: driver ? acceptRateOf(driver) : null,
    asked: driver?.asked ?? 0,
    star: driver?.star ?? null,
    lastOffer: offer ?? null,
    isFormer: order.excludedDriverIds.includes(place.driverId ?? ''),
  });
  return { eta: way.seconds, roadDistance: way.metres, ...ranked };
}

/** Percent of his offers that he took; null where there were none. */
const acceptRateOf = ({ asked, taken }: DriverFacts) =>
  asked === 0 ? null : Math.round((100 * taken) / asked);

/** Degrees between two directions, 0 to 180. */
const turnBetween = (one: number, other: number) => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

const bestFirst = (a: KnownCandidate, b: KnownCandidate) =>
  b.isOfferable - a.isOfferable ||
  (a.score ?? 0) - (b.score ?? 0) ||
  Number(a.vehicleId) - Number(b.vehicleId);
