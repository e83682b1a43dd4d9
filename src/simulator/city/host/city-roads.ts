/** The roads of the simulated city, for whoever has to know how long a way is: as usual at this hour, without accidents. */
import { setImmediate as breath } from 'node:timers/promises';
import type { Clock } from '../../../upstream/core/context.ts';
import type { Roads, Start, Way } from '../../../upstream/core/outside/roads.ts';
import { roughWay } from '../../../upstream/core/outside/rough-roads.ts';
import type { Point } from '../../../upstream/core/positions/last-positions.ts';
import { createTraffic } from '../driving/traffic.ts';
import { createGeography } from '../geography/geography.ts';
import { type Spot, toPoint, toSpot } from '../geometry/plane.ts';
import { type BesideRoad, createNearestRoad } from '../graph/nearest-road.ts';
import { createWays, type FoundWay } from '../graph/ways.ts';

/** From a door to the road: metres a second. */
const ASIDE_SPEED = 15 / 3.6;

/** Whoever is outside the city is told of as the crow flies. */
export function createCityRoads({ seed, clock }: { seed: number; clock: Clock }): Roads {
  // laid when it is first asked for: that takes a moment
  let laid: ReturnType<typeof lay> | undefined;
  const city = () => {
    laid ??= lay(seed);
    laid.update(clock());
    return laid;
  };

  async function table(from: readonly Start[], to: readonly Point[]) {
    const { nearest, ways } = city();
    const starts = from.map(start => nearest(start));
    const onRoads = starts.filter(start => start !== undefined);
    const columns: (Way | undefined)[][] = [];
    for (const end of to) {
      const goal = nearest(end);
      const found = new Map(goal && ways.to(goal, onRoads).map((way, at) => [onRoads[at], way]));
      columns.push(starts.map(start => start && goal && wayOf(start, found.get(start), goal)));
      // a search takes a few milliseconds: others have their turn between two
      if (to.length > 1) await breath();
    }
    const isRough = columns.some(column => column.includes(undefined));
    return {
      ways: from.map((start, row) => to.map((end, column) => columns[column]?.[row] ?? roughWay(start, end))),
      isRough,
    };
  }

  return {
    table,
    waysTo: async (to, from) => {
      const { ways, isRough } = await table(from, [to]);
      return { ways: ways.flat(), isRough };
    },
    draw: async (from, to) => {
      const { nearest, ways } = city();
      const [start, goal] = [nearest(from), nearest(to)];
      const [found] = start && goal ? ways.to(goal, [start]) : [];
      const way = start && goal && wayOf(start, found, goal);
      if (!way || !found) return { ...roughWay(from, to), line: [pairOf(from), pairOf(to)], isRough: true };
      const spots: Spot[] = [start.spot, ...found.nodes(), goal.spot];
      return { ...way, line: [from, ...spots.map(toPoint), to].map(pairOf), isRough: false };
    },
  };
}

function lay(seed: number) {
  const { roads } = createGeography(seed);
  const traffic = createTraffic(roads);
  const ways = createWays(roads);
  const nearestRoad = createNearestRoad(roads);
  let minute = Number.NaN;
  return {
    ways,
    nearest: (point: Start) => {
      const place = nearestRoad(toSpot(point), point.heading);
      return place && { ...place, isAhead: point.heading !== undefined && !place.back };
    },
    update: (now: number) => {
      if (Math.floor(now / 60_000) === minute) return;
      minute = Math.floor(now / 60_000);
      traffic.update(now);
      ways.weigh(edge => edge.length / traffic.speedOn(edge) + traffic.stopAfter(edge) * traffic.stopSeconds);
    },
  };
}

function wayOf(
  start: BesideRoad & { isAhead: boolean },
  found: FoundWay | undefined,
  goal: BesideRoad,
): Way | undefined {
  if (!found || found.seconds === Number.POSITIVE_INFINITY) return undefined;
  const aside = start.aside + goal.aside;
  return {
    seconds: Math.round(found.seconds + aside / ASIDE_SPEED),
    metres: Math.round(found.metres + aside),
    ...(start.isAhead && { isAhead: true as const }),
  };
}

const pairOf = ({ lng, lat }: Point): [number, number] => [lng, lat];
