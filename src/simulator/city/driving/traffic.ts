/** How fast one gets on: by road, hour, rain and accidents; and the fastest way under these. 拥堵 congestion */
import type { RoadEdge, RoadGraph, RoadNode } from '../graph/road-graph.ts';
import { createTrees, type Trees } from '../graph/trees.ts';
import { at, type DayCurve, hourOf } from './day.ts';

export interface Accident {
  readonly edge: RoadEdge;
  /** Whether nobody gets through who can go another way; else everybody slowly. */
  readonly isClosed: boolean;
}

export interface Traffic {
  /** How full the roads are: 0 empty, 1 as full as they get. */
  readonly congestion: number;
  /** Brings everything to this time; cheap within the same minute. */
  update(on: number): void;
  /** Metres a second. */
  speedOn(edge: RoadEdge): number;
  /** How likely one has to stop before leaving this edge, and for how many seconds then, on average. */
  stopAfter(edge: RoadEdge): number;
  readonly stopSeconds: number;
  next(here: RoadNode, goal: RoadNode): RoadEdge | undefined;
  /** 0 dry, 1 a downpour. */
  rain(strength: number): void;
  add(accident: Accident): void;
  remove(accident: Accident): void;
  accidents(): readonly Accident[];
}

/** On an empty road, in kilometres an hour. */
const FREE = { ring: 60, arterial: 40, street: 33, lane: 25 };
const STOPS = { ring: 0.05, arterial: 0.36, street: 0.36, lane: 0.25 };
const CONGESTION: DayCurve = [
  0.1, 0.05, 0, 0, 0, 0.05, 0.25, 0.75, 1, 0.7, 0.5, 0.48, 0.48, 0.45, 0.45, 0.48, 0.6, 0.88, 1, 0.75, 0.55,
  0.42, 0.3, 0.2,
];
/** Hours at which fastest ways change, with an hour that stands for what follows. */
const PERIODS = [
  { from: 0, like: 2 },
  { from: 6.5, like: 8 },
  { from: 9.5, like: 13 },
  { from: 16.5, like: 18 },
  { from: 20.5, like: 22 },
] as const;
/** Below this nobody falls in a tunnel: metres a second. */
const TUNNEL_LEAST = 7.5;
const CRAWL = 1.2;
const CLOSED_SECONDS = 100_000;
const MINUTE_MS = 60_000;

export function createTraffic(graph: RoadGraph): Traffic {
  const speeds = new Float64Array(graph.edges.length);
  const crowded = Float64Array.from(
    graph.edges,
    ({ to }) => 0.36 + 0.2 * Math.exp(-((Math.hypot(to.x, to.y) / 4_500) ** 2)),
  );
  const trees: (Trees | undefined)[] = [];
  let accidents: Accident[] = [];
  let rain = 0;
  let congestion = 0;
  let minute = Number.NaN;
  let period = 0;

  const slowed = (edge: RoadEdge, full: number): number => {
    const dry = (FREE[edge.road.kind] / 3.6) * (1 - full * (crowded[edge.index] ?? 0));
    const wet = dry * (1 - 0.25 * rain);
    return edge.over === 'tunnel' ? Math.max(wet, TUNNEL_LEAST) : wet;
  };
  const stopChance = (edge: RoadEdge, full: number): number =>
    edge.to.isJunction ? STOPS[edge.road.kind] * (1 + 0.5 * full) : 0;
  const stopLength = (full: number): number => 18 + 18 * full;

  function treesOf(index: number): Trees {
    const full = at(CONGESTION, PERIODS[index]?.like ?? 0);
    const closed = new Set(accidents.filter(({ isClosed }) => isClosed).map(({ edge }) => edge));
    const slow = new Set(accidents.map(({ edge }) => edge));
    const made = createTrees(graph, edge => {
      if (closed.has(edge)) return CLOSED_SECONDS;
      const speed = slow.has(edge) ? CRAWL : slowed(edge, full);
      return edge.length / speed + stopChance(edge, full) * stopLength(full);
    });
    trees[index] = made;
    return made;
  }

  function refresh(on: number): void {
    const hour = hourOf(on);
    congestion = at(CONGESTION, hour);
    period = PERIODS.findLastIndex(({ from }) => hour >= from);
    for (const edge of graph.edges) speeds[edge.index] = slowed(edge, congestion);
    for (const { edge } of accidents) speeds[edge.index] = CRAWL;
  }

  function happen(now: Accident[]): void {
    accidents = now;
    // whoever is on his way goes another one from the next junction
    trees.length = 0;
    minute = Number.NaN;
  }

  return {
    get congestion() {
      return congestion;
    },
    get stopSeconds() {
      return stopLength(congestion);
    },
    update: on => {
      const now = Math.floor(on / MINUTE_MS);
      if (now === minute) return;
      minute = now;
      refresh(on);
    },
    speedOn: ({ index }) => speeds[index] ?? 1,
    stopAfter: edge => stopChance(edge, congestion),
    next: (here, goal) => (trees[period] ?? treesOf(period)).next(here, goal),
    rain: strength => {
      rain = strength;
      minute = Number.NaN;
    },
    add: accident => happen([...accidents, accident]),
    remove: accident => happen(accidents.filter(other => other !== accident)),
    accidents: () => accidents,
  };
}
