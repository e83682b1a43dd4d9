/** Who is around an order: vehicles in a circle with who drives them and, for an order, how good they are for it. */
import type { Candidate, CircleAnswer } from '../../../contract/dispatch-parts.ts';
import { SCRAPPED } from '../../../contract/vehicle.ts';
import type { Db } from '../../core/context.ts';
import type { Roads } from '../../core/outside/roads.ts';
import { roughWay } from '../../core/outside/rough-roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import type { LiveFleet } from '../../core/positions/live-fleet.ts';
import { type NearFix, nearestOf } from '../../core/positions/nearest.ts';
import type { KnownVehicle } from '../../core/positions/register.ts';
import { seesAreas } from '../../core/scope.ts';
import { onlineSpan } from '../fleet/locations.ts';
import { drivenBy, type OfferFacts, offerFacts } from './candidate-facts.ts';
import type { OrderRow } from './tables.ts';
import {
  acceptRateOf,
  EMPTY,
  mayBeOffered,
  originOf,
  rankFor,
  startOf,
  type TaxiAtWork,
  taxisAtWork,
} from './taxi-at-work.ts';

export interface CandidateDeps {
  db: Db;
  /** Milliseconds since 1970. */
  now: number;
  fleet: Pick<LiveFleet, 'register' | 'positions'>;
  roads: Roads;
}

export interface CandidateCircle {
  centre: Point;
  /** Metres. */
  radius: number;
  /** The vehicles of these drivers alone, wherever they are. */
  driverIds?: readonly string[] | undefined;
  /** For whom they are ranked. */
  order?: OrderRow | undefined;
  /** Areas of who asks; empty = all. */
  areaIds: readonly string[];
  /** Whose list of watched vehicles counts. */
  userId?: string | undefined;
  /** Those that may be offered the order, or any; those that were offered it, or are empty. */
  only?: 'offerable' | 'offeredOrEmpty' | undefined;
  /** With passengers, empty ones, or all. */
  load?: boolean | undefined;
  /** No more are answered. */
  most: number;
}

/** Of a vehicle that is known by its id. */
export type KnownCandidate = Candidate & { vehicleId: string };
export type FoundCandidates = Omit<CircleAnswer, 'vehicleLocationVoList'> & {
  vehicleLocationVoList: KnownCandidate[];
};

const CARRYING = 1;
/** Roads are asked about no more at once; who is further away is a guess. */
const MOST_ON_ROADS = 60;
/** So many are looked at more closely, where fewer are answered: of the nearest some are busy or excluded. */
const LEAST_POOL = 90;
const NONE = new Map<string, never>();

/** The nearest first or, for an order, those first that may be offered it, the best of them before the others. */
export async function findCandidates(deps: CandidateDeps, asked: CandidateCircle): Promise<FoundCandidates> {
  const { db, now, fleet } = deps;
  const { centre, radius, order, only, load, most } = asked;
  const onlineMs = await onlineSpan(db);
  const offers = order ? await offersOf(db, order) : NONE;
  const isFree = (fix: LastFix) => fix.status === EMPTY && now - fix.receivedOn <= onlineMs;
  const offered = new Set([...offers.values()].map(({ vehicleId }) => vehicleId));

  const around = asked.driverIds
    ? (await drivenBy(db, asked.driverIds)).flatMap(vehicleId => fleet.positions.of(vehicleId) ?? [])
    : fleet.positions.inCircle(centre, radius);
  const seen = around.filter(({ vehicleId }) => {
    const known = fleet.register.byId(vehicleId);
    return known !== undefined && isSeenIn(known, asked.areaIds);
  });
  const fitting = seen.filter(fix => {
    if (load !== undefined && fix.status !== (load ? CARRYING : EMPTY)) return false;
    if (only === 'offerable') return isFree(fix);
    return only === undefined || fix.status === EMPTY || offered.has(fix.vehicleId);
  });
  const pool = nearestOf(fitting, centre, only === 'offerable' ? Math.max(most, LEAST_POOL) : most);
  const { candidates, isRough } = await candidatesOf(deps, pool, { ...asked, offers, onlineMs });
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
  const onlineMs = await onlineSpan(deps.db);
  const { candidates } = await candidatesOf(deps, [{ fix }], { userId, offers: NONE, onlineMs });
  return candidates[0];
}

/** Not scrapped, and in one of these areas; empty = all. */
export const isSeenIn = ({ state, addressType }: KnownVehicle, areaIds: readonly string[]): boolean =>
  state !== SCRAPPED && seesAreas(areaIds, [addressType]);

interface Around extends Partial<Pick<CandidateCircle, 'order' | 'userId'>> {
  offers: ReadonlyMap<string, OfferFacts>;
  onlineMs: number;
}

async function candidatesOf(
  deps: CandidateDeps,
  pool: readonly (Pick<NearFix, 'fix'> & Partial<NearFix>)[],
  { order, userId, offers, onlineMs }: Around,
): Promise<{ candidates: KnownCandidate[]; isRough: boolean }> {
  const fixes = pool.map(({ fix }) => fix);
  const taxis = await taxisAtWork({ ...deps, userId, onlineMs }, fixes);
  const metres = new Map(pool.map(each => [each.fix.vehicleId, each.metres]));
  const known = taxis.map(taxi => {
    const offer = offers.get(taxi.place.driverId ?? '');
    const isOfferable = mayBeOffered(taxi, order, offer);
    const distance = metres.get(taxi.place.vehicleId);
    return { taxi, offer, isOfferable, shown: candidateAnswer(taxi, { offer, isOfferable, distance }) };
  });
  if (!order) return { candidates: known.map(({ shown }) => ({ ...shown, ...UNRANKED })), isRough: false };

  // of those who cannot be offered it nobody needs to know the time to the second
  const byUse = known.toSorted((a, b) => Number(b.isOfferable) - Number(a.isOfferable));
  const origin = originOf(order);
  const near = byUse.slice(0, MOST_ON_ROADS).map(({ taxi }) => startOf(taxi.place));
  const { ways, isRough } = await deps.roads.waysTo(origin, near);
  const candidates = byUse.map(({ taxi, offer, shown }, at) => {
    const way = ways[at] ?? roughWay(taxi.place, origin);
    return { ...shown, ...rankFor(order, taxi, offer, way, deps.now) };
  });
  return { candidates: candidates.toSorted(bestFirst), isRough };
}

interface Shown {
  offer: OfferFacts | undefined;
  isOfferable: boolean;
  distance: number | undefined;
}

const candidateAnswer = (
  { place, facts: { driver } }: TaxiAtWork,
  { offer, isOfferable, distance }: Shown,
) => ({
  ...place,
  ...(distance !== undefined && { distance: Math.round(distance) }),
  lastPushStatus: offer?.status ?? null,
  lastPushTime: offer?.pushTime ?? null,
  isOfferable: isOfferable ? (1 as const) : (0 as const),
  star: driver?.star ?? null,
  acceptRate: acceptRateOf(driver),
});

const UNRANKED = { eta: null, roadDistance: null, score: null, reasons: [] };

const bestFirst = (a: KnownCandidate, b: KnownCandidate) =>
  b.isOfferable - a.isOfferable ||
  (a.score ?? 0) - (b.score ?? 0) ||
  Number(a.vehicleId) - Number(b.vehicleId);

const offersOf = async (db: Db, order: OrderRow) => (await offerFacts(db, [order])).get(order.id) ?? NONE;
