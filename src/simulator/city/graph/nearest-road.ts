/** Which road somebody is on or stands beside and, of who drives, which way along it. */
import Flatbush from 'flatbush';
import { turnBetween } from '../../../upstream/core/positions/sphere.ts';
import type { Spot } from '../geometry/plane.ts';
import type { RoadEdge, RoadGraph } from './road-graph.ts';
import type { OnRoad } from './ways.ts';

export interface BesideRoad extends OnRoad {
  /** On the road. */
  readonly spot: Spot;
  /** Metres from there. */
  readonly aside: number;
}

/** Metres: looked around first, and further until something is found, or too far. */
const FIRST_LOOK = 120;
const FARTHEST_ASIDE = 1_500;
/** Degrees: who turns off further than that from a road is on another one, were it so many metres further away. */
const MOST_ASKEW = 60;
const ASKEW_METRES = 40;

/**
 * Undefined where no road is near. A tunnel is under whoever is seen.
 * @param heading degrees clockwise from north, of who drives: where the road leads that way, it has no way back
 */
export function createNearestRoad(
  graph: RoadGraph,
): (spot: Spot, heading?: number) => BesideRoad | undefined {
  const roads = graph.edges.filter(edge => edge.over !== 'tunnel' && isFirstOfTwo(edge));
  const boxes = new Flatbush(roads.length);
  for (const { from, to } of roads) {
    boxes.add(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y));
  }
  boxes.finish();

  return (spot, heading) => {
    const { x, y } = spot;
    const farOf = ({ aside, back }: BesideRoad) =>
      heading !== undefined && back !== undefined ? aside + ASKEW_METRES : aside;
    for (let look = FIRST_LOOK; ; look *= 3.5) {
      const reach = Math.min(look, FARTHEST_ASIDE);
      let nearest: BesideRoad | undefined;
      for (const place of boxes.search(x - reach, y - reach, x + reach, y + reach)) {
        const road = roads[place];
        const found = road && along(beside(road, spot), heading);
        if (!found || found.aside >= reach) continue;
        if (!nearest || farOf(found) < farOf(nearest)) nearest = found;
      }
      if (nearest || reach === FARTHEST_ASIDE) return nearest;
    }
  };
}

/** The side of the road that leads where he drives; both where neither does. */
function along(place: BesideRoad, heading: number | undefined): BesideRoad {
  const { edge, back, part } = place;
  const leads = ({ bearing }: RoadEdge) =>
    heading !== undefined && turnBetween(bearing, heading) <= MOST_ASKEW;
  if (!back) return place;
  if (leads(edge)) return { ...place, back: undefined };
  return leads(back) ? { ...place, edge: back, back: undefined, part: 1 - part } : place;
}

/** Of a road that is driven both ways the two edges are one piece of ground. */
const isFirstOfTwo = (edge: RoadEdge) => edge.index < (backOf(edge)?.index ?? Number.POSITIVE_INFINITY);

const backOf = ({ from, to, isOneWay, road }: RoadEdge) =>
  isOneWay ? undefined : to.out.find(edge => edge.to === from && !edge.isOneWay && edge.road === road);

function beside(edge: RoadEdge, { x, y }: Spot): BesideRoad {
  const { from, to, length } = edge;
  const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2;
  const part = Math.max(0, Math.min(1, along));
  const spot = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  return { edge, back: backOf(edge), part, spot, aside: Math.hypot(x - spot.x, y - spot.y) };
}
