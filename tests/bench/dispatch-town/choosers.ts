/**
 * Ways to choose a driver: the nearest by air, the nearest along the roads as they are driven, the best ranked, each for
 * one caller after the other; and for all callers at once.
 */
import type { Roads, Way } from '../../../src/upstream/core/outside/roads.ts';
import { bearingBetween, turnBetween } from '../../../src/upstream/core/positions/sphere.ts';
import { bestPairs } from '../../../src/upstream/domain/orders/assignment.ts';
import { rankOf } from '../../../src/upstream/domain/orders/ranking.ts';
import { around, type Cab, type Caller, type Choice, type Chooser, spotOf } from './town.ts';

/** As the server does: so many of the nearest are asked about along the roads. */
const ON_ROADS = 60;
const OF_A_BATCH = 12;
const LEFT_SECONDS = 3_600;
const BATCH_SECONDS = 2;
const ASKED_OF_LATE = 40;
const SILENT_MS = 5_000;

export const nearestByAir: Chooser = {
  name: 'nearest by air',
  every: 1,
  choose: async (waiting, free) => inTurn(waiting, free, (caller, left) => around(caller, left)[0]?.cab),
};

/** What a choice one by one can do at best, if the way were all. */
export const nearestByRoad = (roads: Roads): Chooser => leastOf('nearest by road', roads, ({ eta }) => eta);

export const rankedBy = (roads: Roads): Chooser => leastOf('ranked', roads, ({ cost }) => cost);

const leastOf = (name: string, roads: Roads, by: (scored: Scored) => number): Chooser => ({
  name,
  every: 1,
  choose: (waiting, free, now) =>
    inTurn(
      waiting,
      free,
      async (caller, left) =>
        (await scored(roads, caller, left, now, ON_ROADS)).toSorted((a, b) => by(a) - by(b)).at(0)?.cab,
    ),
});

export const matchedAtOnce = (roads: Roads): Chooser => ({
  name: 'batch',
  every: BATCH_SECONDS,
  async choose(waiting, free, now) {
    const possible = [];
    for (const [order, caller] of waiting.entries()) {
      for (const { cab, cost } of await scored(roads, caller, free, now, OF_A_BATCH))
        possible.push({ order, driver: cab.id, cost, caller, cab });
    }
    return bestPairs(
      possible,
      waiting.map(({ on }) => LEFT_SECONDS + now - on),
    );
  },
});

/** Each caller in his turn, those who wait longest first. */
async function inTurn(
  waiting: readonly Caller[],
  free: readonly Cab[],
  best: (caller: Caller, left: readonly Cab[]) => Cab | undefined | Promise<Cab | undefined>,
): Promise<Choice[]> {
  const choices: Choice[] = [];
  let left = free;
  for (const caller of waiting) {
    const cab = await best(caller, left);
    if (!cab) continue;
    choices.push({ caller, cab });
    left = left.filter(each => each !== cab);
  }
  return choices;
}

interface Scored {
  cab: Cab;
  /** Seconds along the roads; by the ranker. */
  eta: number;
  cost: number;
}

async function scored(
  roads: Roads,
  caller: Caller,
  free: readonly Cab[],
  now: number,
  most: number,
): Promise<Scored[]> {
  const near = around(caller, free).slice(0, most);
  const { ways } = await roads.waysTo(
    caller.from,
    near.map(({ cab }) => ({ ...spotOf(cab), heading: cab.edge.bearing })),
  );
  return near.map(({ cab, metres }, at) => {
    const way = ways[at] as Way;
    return { cab, eta: way.seconds, cost: scoreOf(caller, cab, metres, way, now) };
  });
}

function scoreOf(
  caller: Caller,
  cab: Cab,
  airMetres: number,
  { seconds, metres, isAhead }: Way,
  now: number,
): number {
  return rankOf({
    eta: seconds,
    roadMetres: metres,
    airMetres,
    offCourse: turnBetween(cab.edge.bearing, bearingBetween(spotOf(cab), caller.from)),
    isAhead: isAhead === true,
    idleMs: (now - cab.freeFrom) * 1_000,
    silentMs: SILENT_MS,
    rejectedMs: null,
    acceptRate: Math.round((100 * cab.taken) / ASKED_OF_LATE),
    asked: ASKED_OF_LATE,
    star: cab.star,
    lastOffer: null,
    isFormer: false,
  }).score;
}
