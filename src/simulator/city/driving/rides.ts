/**
 * How often somebody wants a taxi: as often as keeps the shares of the day at work. Where he stands, where he goes and
 * who gets him follows from the town (`demand.ts`).
 */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { RoadEdge } from '../graph/road-graph.ts';
import { at, type DayCurve, hourOf } from './day.ts';
import type { Demand } from './demand.ts';
import type { Driving } from './driving.ts';
import type { Roster } from './roster.ts';

export interface Rides {
  /** A second of demand. */
  second(on: number): void;
  /** Learns how long a ride took, in seconds. */
  rode(seconds: number): void;
  /** Learns how long it took from an order to a passenger on board, in seconds. */
  fetched(seconds: number): void;
  /** 1 as usual, more where rain or a holiday fills the streets. */
  appetite: number;
}

/** Cabs with passengers, of all cabs of the town, by the hour. */
export const CARRYING: DayCurve = [
  0.21, 0.17, 0.12, 0.09, 0.08, 0.1, 0.2, 0.39, 0.53, 0.43, 0.36, 0.352, 0.35, 0.342, 0.33, 0.33, 0.37, 0.47,
  0.55, 0.43, 0.35, 0.32, 0.28, 0.24,
];
/** Cabs on their way to who ordered, for each with passengers. */
export const ORDERED = 8 / 35;
const MEAN_CARRYING = CARRYING.reduce((sum, share) => sum + share, 0) / CARRYING.length;
const DAY_SECONDS = 86_400;
/** Of those at work, at most. */
const BUSIEST = 0.75;
/** Seconds within which a share that has strayed comes back. */
const EASING = 300;
const FIRST_GUESS = { ride: 1_050, fetch: 420 };
/** How many empty cabs go past before somebody gives up. */
const PATIENCE = 30;

/** @param wish hears of who orders a taxi, in place of an empty cab nearby that would be sent to him */
export function createRides(
  roster: Roster,
  demand: Demand,
  driving: Driving,
  chance: Stream,
  wish?: { ordersADay: number; hear(from: RoadEdge, on: number): void },
): Rides {
  let rideSeconds = FIRST_GUESS.ride;
  let fetchSeconds = FIRST_GUESS.fetch;
  let untilHail = chance.wait(1);
  let untilOrder = chance.wait(1);

  /** An empty cab that is at work, where people stand. */
  function someEmpty(): ReturnType<Roster['anyEmpty']> {
    for (let tried = 0; tried < PATIENCE; tried += 1) {
      const cab = roster.anyEmpty(chance);
      if (!cab?.isOnDuty) continue;
      if (chance.happens(demand.wavesAt(cab.edge))) return cab;
    }
    return undefined;
  }

  const rides: Rides = {
    appetite: 1,
    rode: seconds => {
      rideSeconds += (seconds - rideSeconds) / 200;
    },
    fetched: seconds => {
      fetchSeconds += (seconds - fetchSeconds) / 200;
    },
    second: on => {
      const fleet = roster.cabs.length;
      const working = fleet - roster.count(4);
      const share = at(CARRYING, hourOf(on)) * rides.appetite;
      const full = Math.min(share * fleet, (working * BUSIEST) / (1 + ORDERED));
      const ordered = full * ORDERED;
      const fetched = roster.count(2) / fetchSeconds;
      const orders = wish
        ? ((wish.ordersADay / DAY_SECONDS) * at(CARRYING, hourOf(on)) * rides.appetite) / MEAN_CARRYING
        : ordered / fetchSeconds + (ordered - roster.count(2)) / EASING;
      const hails = full / rideSeconds + (full - roster.count(1)) / EASING - fetched;
      untilOrder -= Math.max(orders, 0);
      untilHail -= Math.max(hails, 0);
      for (; untilOrder <= 0; untilOrder += chance.wait(1)) {
        if (wish) {
          wish.hear(demand.origin(), on);
          continue;
        }
        const cab = someEmpty();
        if (cab) driving.order(cab, on);
      }
      for (; untilHail <= 0; untilHail += chance.wait(1)) {
        const cab = someEmpty();
        if (cab) driving.hail(cab, on);
      }
    },
  };
  return rides;
}
