/** All orders that wait against all empty vehicles. 批量撮合 batch · 逐单 one by one */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import type { ProposedPair } from '../../../contract/dispatch-batch.ts';
import type { Way } from '../../core/outside/roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import { nearestIn } from '../../core/positions/nearest.ts';
import { readProperties } from '../../core/properties.ts';
import { areaScope } from '../../core/scope.ts';
import { onlineSpan } from '../fleet/locations.ts';
import { bestPairs, type Possible, pairsInTurn } from './assignment.ts';
import { offerFacts } from './candidate-facts.ts';
import { type CandidateDeps, isSeenIn } from './candidates.ts';
import { type OrderRow, taxiOrder } from './tables.ts';
import {
  EMPTY,
  mayBeOffered,
  originOf,
  rankFor,
  startOf,
  type TaxiAtWork,
  taxisAtWork,
} from './taxi-at-work.ts';

export interface BatchProposal {
  on: number;
  /** Those who have waited longest first. */
  pairs: ProposedPair[];
  seconds: number;
  oneByOneSeconds: number;
  leftOver: number;
  isRough: 0 | 1;
}

/** Nobody decides on more at once. */
const MOST_ORDERS = 500;
/** For each order so many of the nearest who may be offered it; some of those looked at may not. */
const NEAREST = 12;
const LOOKED_AT = 16;
/** What it costs that an order is served by nobody, besides the time that it has waited: seconds. */
const LEFT_SECONDS = 3_600;
/** Orders that are near each other are asked about together: so many places in one question. */
const MOST_PLACES = 100;

/** @param asked areas of who asks (empty = all), and of these one, or all */
export async function proposeBatch(
  deps: CandidateDeps,
  asked: { areaIds: readonly string[]; addressType?: string | undefined },
): Promise<BatchProposal> {
  const { db, now } = deps;
  const orders = await waitingOrders(db, asked);
  const around = await taxisAround(deps, asked.areaIds, orders);
  const { possible, isRough } = await possiblePairs(deps, orders, around);
  const waited = orders.map(({ waitingOn }) => Math.max(0, now - (waitingOn ?? now)) / 1000);
  const best = bestPairs(
    possible,
    waited.map(seconds => LEFT_SECONDS + seconds),
  );
  const inTurn = pairsInTurn(possible);
  const most = Math.max(best.length, inTurn.length);
  return {
    on: now,
    pairs: best
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ order, taxi, eta }) => proposed(orders[order], taxi, eta)),
    seconds: secondsOf(best, most),
    oneByOneSeconds: secondsOf(inTurn, most),
    leftOver: orders.length - best.length,
    isRough: isRough ? 1 : 0,
  };
}

/** Those who have waited longest first. */
function waitingOrders(
  db: CandidateDeps['db'],
  { areaIds, addressType = ALL_AREAS }: Parameters<typeof proposeBatch>[1],
): Promise<OrderRow[]> {
  return db
    .select()
    .from(taxiOrder)
    .where(
      and(
        eq(taxiOrder.mainStatus, 1),
        inArray(taxiOrder.subStatus, [11, 12, 14]),
        areaScope(areaIds).byArea(taxiOrder.addressType),
        addressType === ALL_AREAS ? undefined : eq(taxiOrder.addressType, addressType),
      ),
    )
    .orderBy(asc(taxiOrder.waitingOn), asc(taxiOrder.id))
    .limit(MOST_ORDERS);
}

/** For each order its nearest empty taxis as the crow flies. */
async function taxisAround(
  deps: CandidateDeps,
  areaIds: readonly string[],
  orders: readonly OrderRow[],
): Promise<TaxiAtWork[][]> {
  const { db, now, fleet } = deps;
  const { 'order.autoRadius': radius } = await readProperties(db, 'order.autoRadius');
  const onlineMs = await onlineSpan(db);
  const isFree = (fix: LastFix) => {
    if (fix.status !== EMPTY || now - fix.receivedOn > onlineMs) return false;
    const known = fleet.register.byId(fix.vehicleId);
    return known !== undefined && isSeenIn(known, areaIds);
  };
  const near = orders.map(order =>
    nearestIn(fleet.positions, { centre: originOf(order), radius, most: LOOKED_AT }, isFree),
  );
  const fixes = new Map(near.flat().map(({ fix }) => [fix.vehicleId, fix]));
  const taxis = await taxisAtWork({ ...deps, onlineMs }, [...fixes.values()]);
  const byVehicle = new Map(taxis.map(taxi => [taxi.place.vehicleId, taxi]));
  return near.map(each => each.flatMap(({ fix }) => byVehicle.get(fix.vehicleId) ?? []));
}

interface PossiblePair extends Possible {
  taxi: TaxiAtWork;
  eta: number;
}

/** In the turn of the orders, for each the nearest first. */
async function possiblePairs(
  { db, now, roads }: CandidateDeps,
  orders: readonly OrderRow[],
  around: readonly (readonly TaxiAtWork[])[],
): Promise<{ possible: PossiblePair[]; isRough: boolean }> {
  const offers = await offerFacts(db, orders);
  const wanted = orders.map((order, at): Wanted => {
    const ofOrder = offers.get(order.id);
    const offerTo = ({ place }: TaxiAtWork) => ofOrder?.get(place.driverId ?? '');
    const taxis = (around[at] ?? []).filter(taxi => mayBeOffered(taxi, order, offerTo(taxi)));
    return { order, at, taxis: taxis.slice(0, NEAREST) };
  });
  const ways = new Map<string, Way>();
  let isRough = false;
  for (const group of groupsOf(wanted)) {
    const taxis = taxisOf(group);
    const found = await roads.table(
      taxis.map(({ place }) => startOf(place)),
      group.map(({ order }) => originOf(order)),
    );
    isRough ||= found.isRough;
    for (const [row, { place }] of taxis.entries()) {
      for (const [column, { at }] of group.entries()) {
        const way = found.ways[row]?.[column];
        if (way) ways.set(`${at} ${place.vehicleId}`, way);
      }
    }
  }

  const numbers = new Map<string, number>();
  const numberOf = (driverId: string) => {
    const number = numbers.get(driverId) ?? numbers.size;
    numbers.set(driverId, number);
    return number;
  };
  const possible = wanted.flatMap(({ order, at, taxis }) =>
    taxis.flatMap((taxi): PossiblePair[] => {
      const { driverId, vehicleId } = taxi.place;
      const way = ways.get(`${at} ${vehicleId}`);
      if (driverId === null || !way) return [];
      const { score, eta } = rankFor(order, taxi, offers.get(order.id)?.get(driverId), way, now);
      return [{ order: at, driver: numberOf(driverId), cost: score, taxi, eta }];
    }),
  );
  return { possible, isRough };
}

interface Wanted {
  order: OrderRow;
  at: number;
  taxis: TaxiAtWork[];
}

/** Orders side by side, as many as have so few taxis around them that one question will do. */
function groupsOf(wanted: readonly Wanted[]): Wanted[][] {
  const groups: Wanted[][] = [];
  for (const each of wanted.toSorted(sideBySide)) {
    if (each.taxis.length === 0) continue;
    const last = groups.at(-1);
    const wider = [...(last ?? []), each];
    if (last && wider.length + taxisOf(wider).length <= MOST_PLACES) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

const taxisOf = (group: readonly Wanted[]) => [...new Set(group.flatMap(({ taxis }) => taxis))];

/** Strip by strip, some two kilometres wide, from west to east. */
const sideBySide = ({ order: a }: Wanted, { order: b }: Wanted) =>
  stripOf(a) - stripOf(b) || a.originLng - b.originLng;
const stripOf = ({ originLat }: OrderRow) => Math.floor(originLat * 50);

/** What an order that the other way serves costs here is counted, so that the two may be compared. */
const secondsOf = (pairs: readonly PossiblePair[], most: number) =>
  pairs.reduce((sum, { cost }) => sum + cost, 0) + (most - pairs.length) * LEFT_SECONDS;

function proposed(order: OrderRow | undefined, { place }: TaxiAtWork, eta: number): ProposedPair[] {
  const { driverId, driverName, plateNumber, vehicleId } = place;
  if (!order || driverId === null) return [];
  return [{ orderId: order.id, orderNo: order.orderNo, driverId, driverName, plateNumber, vehicleId, eta }];
}
