/** Where people want to be driven from and to, by the hour: homes, work, evenings out, stations. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { Landmark, LandmarkKind } from '../geography/landmarks.ts';
import { distance } from '../geometry/plane.ts';
import type { RoadEdge, RoadGraph } from '../graph/road-graph.ts';
import { at, type DayCurve, hourOf } from './day.ts';
import { createPick, type Pick } from './pick.ts';

export interface Demand {
  /** Brings it to this time; cheap within the same half hour. */
  update(on: number): void;
  /** Where the next passenger stands. */
  origin(): RoadEdge;
  /** Where one wants to go who stands here. */
  destination(from: RoadEdge): RoadEdge;
  /** Where an empty taxi tries its luck. */
  hunting(from: RoadEdge): RoadEdge;
  /** Where a passenger stands who ordered a taxi that is here. */
  near(here: RoadEdge): RoadEdge;
  /** A kerb where people live, at any hour. */
  home(chance: Stream): RoadEdge;
  /** A road on which much is driven, at any hour. */
  busyRoad(chance: Stream): RoadEdge;
  /** Whether somebody waves here, compared with elsewhere: 0 nobody, 1 wherever most do. */
  wavesAt(edge: RoadEdge): number;
  /** Whether a taxi may stop here. */
  isKerb(edge: RoadEdge): boolean;
  /** Whether empty taxis queue here. */
  isStand(edge: RoadEdge): boolean;
}

type Purpose = 'home' | 'work' | 'out' | 'travel';

const PURPOSES: Record<LandmarkKind, Partial<Record<Purpose, number>>> = {
  railway: { travel: 15 },
  airport: { travel: 18 },
  coach: { travel: 4 },
  hospital: { work: 3, out: 6 },
  mall: { out: 8, work: 2 },
  university: { home: 6, work: 3, out: 2 },
  school: { work: 2 },
  park: { out: 3 },
  hotel: { home: 3 },
  office: { work: 5 },
  government: { work: 3 },
  market: { out: 2, work: 1 },
  estate: { home: 3 },
};

/** How much is begun and ended for each purpose, by the hour. */
const FROM: Record<Purpose, DayCurve> = {
  home: [2, 1, 1, 1, 1, 2, 6, 10, 10, 7, 5, 4, 4, 5, 5, 4, 4, 4, 5, 6, 5, 3, 2, 2],
  work: [1, 0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 6, 6, 4, 4, 5, 6, 9, 10, 7, 5, 4, 3, 2],
  out: [8, 6, 4, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 4, 4, 5, 7, 9, 10, 9],
  travel: [3, 2, 2, 2, 2, 3, 5, 6, 7, 8, 8, 8, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 7, 5],
};
const TO: Record<Purpose, DayCurve> = {
  home: [9, 6, 4, 3, 2, 1, 1, 2, 2, 2, 3, 4, 5, 3, 3, 3, 4, 7, 10, 9, 7, 8, 10, 10],
  work: [0, 0, 0, 0, 0, 1, 4, 9, 10, 8, 5, 4, 4, 7, 7, 5, 3, 2, 2, 1, 1, 1, 1, 0],
  out: [3, 2, 1, 0, 0, 0, 1, 2, 3, 4, 5, 5, 4, 4, 4, 4, 4, 5, 8, 10, 8, 5, 4, 4],
  travel: [2, 2, 2, 3, 4, 6, 8, 8, 8, 8, 7, 6, 6, 7, 7, 7, 8, 8, 7, 6, 5, 4, 3, 2],
};

/** Metres after which a ride, a hunt, and the way to who ordered get unlikely. */
const REACH = { ride: 7_500, hunt: 1_800, order: 1_500 };
const SHORTEST_RIDE = 800;
const HALF_HOUR_MS = 1_800_000;

export function createDemand({ edges }: RoadGraph, landmarks: readonly Landmark[], chance: Stream): Demand {
  const kerbs = new Uint8Array(edges.length);
  const stands = new Uint8Array(edges.length);
  for (const { index, over, road } of edges) kerbs[index] = over === 'land' && road.kind !== 'ring' ? 1 : 0;
  for (const { edge, kind } of landmarks) {
    kerbs[edge.index] = 1;
    if (PURPOSES[kind].travel) stands[edge.index] = 1;
  }
  const strength = strengths(edges, landmarks, kerbs);
  const homes = createPick(strength.home);
  const busy = createPick(Float64Array.from(edges, busyness));
  const wanted = new Float64Array(edges.length);
  let [origins, destinations]: Pick[] = [];
  let often = 1;
  let halfHour = Number.NaN;

  const edgeAt = (index: number): RoadEdge => {
    const edge = edges[index] ?? edges[0];
    if (!edge) throw new Error('A city without roads has no demand.');
    return edge;
  };
  const weigh = (curves: Record<Purpose, DayCurve>, hour: number, into: Float64Array): Pick => {
    into.fill(0);
    for (const purpose of ALL) {
      const much = at(curves[purpose], hour);
      strength[purpose].forEach((own, index) => {
        into[index] = (into[index] ?? 0) + own * much;
      });
    }
    return createPick(into);
  };
  /** Draws until one is near enough, the nearer the likelier; the nearest of them where none is. */
  const within = (
    pick: Pick | undefined,
    from: RoadEdge,
    reach: number,
    least: number,
    tries: number,
  ): RoadEdge => {
    let best = edgeAt(pick?.(chance) ?? 0);
    let nearest = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < tries; tried += 1) {
      const edge = edgeAt(pick?.(chance) ?? 0);
      const away = distance(edge.to, from.to);
      if (away < least) continue;
      if (chance.happens(Math.exp(-away / reach))) return edge;
      if (away >= nearest) continue;
      best = edge;
      nearest = away;
    }
    return best;
  };

  return {
    update: on => {
      const now = Math.floor(on / HALF_HOUR_MS);
      if (now === halfHour) return;
      halfHour = now;
      const hour = hourOf(on);
      destinations = weigh(TO, hour, new Float64Array(edges.length));
      origins = weigh(FROM, hour, wanted);
      often = quantile(
        wanted.filter((_, index) => kerbs[index] === 1),
        0.9,
      );
    },
    origin: () => edgeAt(origins?.(chance) ?? 0),
    destination: from => within(destinations, from, REACH.ride, SHORTEST_RIDE, 12),
    hunting: from => within(origins, from, REACH.hunt, 200, 14),
    near: here => within(origins, here, REACH.order, 200, 14),
    home: from => edgeAt(homes(from)),
    busyRoad: from => edgeAt(busy(from)),
    wavesAt: ({ index }) => (kerbs[index] ? Math.min((wanted[index] ?? 0) / often, 1) : 0),
    isKerb: ({ index }) => kerbs[index] === 1,
    isStand: ({ index }) => stands[index] === 1,
  };
}

const busyness = ({ over, road, length, to }: RoadEdge): number =>
  over === 'land' && road.kind === 'arterial' ? length * Math.exp(-Math.hypot(to.x, to.y) / 3_000) : 0;

const ALL: readonly Purpose[] = ['home', 'work', 'out', 'travel'];

/** What draws people to an edge: its landmarks, and how densely its part of the town is lived and worked in. */
function strengths(
  edges: readonly RoadEdge[],
  landmarks: readonly Landmark[],
  kerbs: Uint8Array,
): Record<Purpose, Float64Array> {
  const made = (dense: (kilometres: number) => number) =>
    Float64Array.from(edges, ({ index, to, length }) =>
      kerbs[index] ? (dense(Math.hypot(to.x, to.y) / 1_000) * length) / 1_000 : 0,
    );
  const strength = {
    home: made(away => 4 * Math.exp(-(((away - 4) / 3) ** 2))),
    work: made(away => 5 * Math.exp(-((away / 2.5) ** 2))),
    out: made(away => 2.5 * Math.exp(-((away / 3) ** 2))),
    travel: made(() => 0),
  };
  for (const { kind, edge: own, x, y } of landmarks) {
    // people come out at the door, and around it
    const around = edges.filter(
      edge => kerbs[edge.index] && (edge === own || distance(edge.to, { x, y }) < 350),
    );
    for (const purpose of ALL) {
      const much = PURPOSES[kind][purpose] ?? 0;
      for (const edge of around) {
        // who travels comes out at one door only
        const part = purpose !== 'travel' ? much / around.length : edge === own ? much : 0;
        strength[purpose][edge.index] = (strength[purpose][edge.index] ?? 0) + part;
      }
    }
  }
  return strength;
}

function quantile(values: Float64Array, part: number): number {
  const sorted = values.toSorted();
  return sorted[Math.floor(part * (sorted.length - 1))] || 1;
}
