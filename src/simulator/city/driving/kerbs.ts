/** Where somebody stands who is at a place, and what he calls it. */
import type { Landmark } from '../geography/landmarks.ts';
import { distance, type Spot, toPoint } from '../geometry/plane.ts';
import { type RoadEdge, spotAlong } from '../graph/road-graph.ts';
import type { NamedSpot } from '../news.ts';
import type { Demand } from './demand.ts';

export interface Kerb {
  edge: RoadEdge;
  /** Metres along it. */
  offset: number;
}

/** Metres: whoever is so near to it says its name. */
const AT_ITS_DOOR = 120;
const METRES_PER_NUMBER = 12;

/** The nearest place at which a taxi may stop. */
export function kerbAt(edges: readonly RoadEdge[], demand: Demand, spot: Spot): Kerb {
  let best: Kerb | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    if (!demand.isKerb(edge)) continue;
    const offset = alongTo(edge, spot);
    const away = distance(spotAlong(edge, offset), spot);
    if (away >= nearest) continue;
    nearest = away;
    best = { edge, offset };
  }
  if (!best) throw new Error('A city without kerbs.');
  return best;
}

/** Metres along the edge at which it comes nearest. */
function alongTo({ from, to, length }: RoadEdge, { x, y }: Spot): number {
  const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
  return Math.min(length, Math.max(0, along));
}

export function namedSpot({ edge, offset }: Kerb, landmarks: readonly Landmark[]): NamedSpot {
  const spot = spotAlong(edge, offset);
  const landmark = landmarks.find(near => distance(near, spot) < AT_ITS_DOOR);
  const number = 2 * Math.round((edge.index % 40) + offset / METRES_PER_NUMBER) + 1;
  return { ...toPoint(spot), address: landmark ? landmark.name : `${edge.road.name}${number}号` };
}
