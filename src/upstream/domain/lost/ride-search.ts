/** In which vehicles something may have been lost: by plate, by order and by ride, the most probable first. */
import { type FoundBy, type LostCandidate, MOST_CANDIDATES } from '../../../contract/lost-search.ts';
import type { Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { type FareRates, fareFor, readFareRates } from '../orders/estimate.ts';
import {
  type CandidateOrder,
  type CandidateRide,
  type CandidateVehicleFacts,
  type Clues,
  candidateOrders,
  candidateRides,
  ridesOf,
  vehiclesByPlate,
  vehiclesOf,
} from './candidate-rides.ts';
import { driversThen } from './drivers-then.ts';
import { type Judged, type JudgedRide, judge, scoresOf, strangerLog } from './likelihood.ts';

/** The order that the case names, and an order of the owner's number: so much likelier than any other ride. */
const ORDER_BONUS = { named: 15, his: 6 };
const NOTHING = -100;

const BY_PLATE = 1;
const BY_ORDER = 2;
const BY_RIDE = 3;
const BY_PAYMENT = 4;
/** Within it a ride ended when its payment says. */
const PAID_WITHIN_SEC = 300;

/** What the search says of a vehicle; what came of contacting its driver is not its business. */
export type FoundVehicleFacts = Omit<
  LostCandidate,
  'contactStatus' | 'contactedBy' | 'contactedOn' | 'contactRemark' | 'smsOn' | 'contactVersion'
>;

interface About {
  foundBy: FoundBy;
  order: CandidateOrder | null;
  bonus?: number;
}

interface Guess extends Judged, Omit<About, 'bonus'> {
  vehicle: CandidateVehicleFacts;
  ride: JudgedRide | null;
}

/** @param kept vehicles that are answered however well they fit */
export async function searchVehicles(
  db: Db,
  scope: AreaScope,
  clues: Clues,
  kept: readonly string[] = [],
): Promise<{ found: FoundVehicleFacts[]; looked: number }> {
  const { guesses, looked } = await guessesFor(db, scope, clues, kept);
  const best = bestOfEach(guesses);
  const scores = scoresOf(
    best.map(({ log }) => log),
    strangerLog(clues.remembered),
  );
  const shown = best
    .map((each, at) => ({ ...each, score: scores[at] ?? 0 }))
    .filter(({ vehicle }, at) => at < MOST_CANDIDATES || kept.includes(vehicle.vehicleId));
  const drivers = await driversThen(
    db,
    scope,
    shown.map(({ vehicle, ride, order }) => ({
      vehicleId: vehicle.vehicleId,
      at: ride?.up.at ?? clues.remembered.upTime ?? clues.reportedOn,
      driverId: order?.driverId ?? null,
    })),
  );
  const found = shown.map(each => ({
    ...toFound(each),
    ...(drivers.get(each.vehicle.vehicleId) ?? { driverId: null, driverName: null, driverMobile: null }),
  }));
  return { found, looked };
}

async function guessesFor(db: Db, scope: AreaScope, clues: Clues, kept: readonly string[]) {
  const { remembered } = clues;
  const rates = await readFareRates(db);
  const plated = (await vehiclesByPlate(db, scope, remembered.plate)).map(({ vehicleId }) => vehicleId);
  const near = saysSomething(clues) ? await candidateRides(db, scope, clues) : [];
  const theirs = await ridesOf(db, scope, clues, [...plated, ...kept]);
  const orders = await candidateOrders(db, scope, clues);
  const rides = [...near, ...theirs];
  const driven = [...rides, ...orders].flatMap(({ vehicleId }) => vehicleId ?? []);
  const known = await vehiclesOf(db, scope, [...new Set([...driven, ...plated, ...kept])]);

  const byId = new Map(known.map(each => [each.vehicleId, each]));
  const isPlated = new Set(plated);
  const guess = (vehicleId: string | null, ride: JudgedRide | null, about: About): Guess[] => {
    const vehicle = byId.get(vehicleId ?? '');
    if (!vehicle) return [];
    const { bonus = 0, ...rest } = about;
    const judged = judge(remembered, likeOf(vehicle), ride);
    const isPaidThen = Math.abs(judged.paidDeltaSec ?? Number.POSITIVE_INFINITY) <= PAID_WITHIN_SEC;
    const foundBy = isPaidThen && rest.foundBy === BY_RIDE ? BY_PAYMENT : rest.foundBy;
    return [{ ...judged, log: judged.log + bonus, vehicle, ride, ...rest, foundBy }];
  };
  const guesses = [
    ...rides.flatMap(row => {
      const foundBy = isPlated.has(row.vehicleId) ? BY_PLATE : BY_RIDE;
      return guess(row.vehicleId, rideOf(row, rates), { foundBy, order: null });
    }),
    ...orders.flatMap(order => {
      const bonus = order.orderId === clues.orderId ? ORDER_BONUS.named : ORDER_BONUS.his;
      return guess(order.vehicleId, rideOfOrder(order), { foundBy: BY_ORDER, order, bonus });
    }),
    ...plated.flatMap(vehicleId => guess(vehicleId, null, { foundBy: BY_PLATE, order: null })),
    // somebody was asked about it although nothing speaks for it any more
    ...kept.flatMap(vehicleId => guess(vehicleId, null, { foundBy: BY_RIDE, order: null, bonus: NOTHING })),
  ];
  return { guesses, looked: rides.length + orders.length };
}

/** Else any ride of the day would fit. */
function saysSomething({ remembered: { upTime, upPlace, downTime, downPlace, paidAt } }: Clues): boolean {
  return [upTime, upPlace, downTime, downPlace, paidAt].some(clue => clue !== null);
}

/** Of each vehicle the ride that fits best; the best vehicle first. */
function bestOfEach(guesses: readonly Guess[]): Guess[] {
  const best = new Map<string, Guess>();
  for (const each of guesses) {
    const other = best.get(each.vehicle.vehicleId);
    if (!other || each.log > other.log) best.set(each.vehicle.vehicleId, each);
  }
  return [...best.values()].sort(
    (a, b) => b.log - a.log || Number(a.vehicle.vehicleId) - Number(b.vehicle.vehicleId),
  );
}

export const likeOf = ({ plateNumber, color, companyName, shortName }: CandidateVehicleFacts) => ({
  plateNumber,
  color,
  companyNames: [companyName, shortName].filter(name => name !== null),
});

export const rideOf = (row: CandidateRide, rates: FareRates): JudgedRide => ({
  up: { at: row.onTime, lng: row.onLng, lat: row.onLat },
  down: endOf(row),
  fare: row.distance === null ? null : fareFor(rates, row.distance, row.onTime),
  isWhole: row.isWhole === 1,
});

const rideOfOrder = (order: CandidateOrder): JudgedRide => ({
  up: { at: order.onTime, lng: order.onLng, lat: order.onLat },
  down: endOf(order),
  fare: order.price,
  isWhole: true,
});

const endOf = ({ offTime, offLng, offLat }: Pick<CandidateRide, 'offTime' | 'offLng' | 'offLat'>) =>
  offTime === null || offLng === null || offLat === null ? null : { at: offTime, lng: offLng, lat: offLat };

const rounded = (value: number | null) => (value === null ? null : Math.round(value));

function toFound({ vehicle, ride, order, foundBy, score, ...evidence }: Guess & { score: number }) {
  const { vehicleId, plateNumber, color, companyName } = vehicle;
  return {
    vehicleId,
    plateNumber,
    color,
    companyName,
    foundBy,
    orderId: order?.orderId ?? null,
    score,
    boardedAt: ride?.up.at ?? null,
    upLng: ride?.up.lng ?? null,
    upLat: ride?.up.lat ?? null,
    alightedAt: ride?.down?.at ?? null,
    downLng: ride?.down?.lng ?? null,
    downLat: ride?.down?.lat ?? null,
    upDistance: rounded(evidence.upDistance),
    downDistance: rounded(evidence.downDistance),
    upDeltaSec: rounded(evidence.upDeltaSec),
    downDeltaSec: rounded(evidence.downDeltaSec),
    paidDeltaSec: rounded(evidence.paidDeltaSec),
    fareGap: rounded(evidence.fareGap),
  };
}
